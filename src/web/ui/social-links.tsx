import { useSite } from '../site-context.ts'
import { Tooltip } from './tooltip.tsx'

const networks = [
  {
    name: 'Facebook',
    share: 'https://www.facebook.com/sharer/sharer.php?u=',
    path: 'M13.5 21v-8h2.7l.4-3.1h-3.1V8c0-.9.3-1.5 1.6-1.5h1.6V3.7c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.5-4 4.1v2.2H7.6V13h2.7v8z',
  },
  {
    name: 'X',
    share: 'https://x.com/intent/post?url=',
    path: 'M17.5 3.5h3l-6.6 7.5 7.7 9.5h-6l-4.7-5.8-5.4 5.8h-3l7-7.9L2.4 3.5h6.2l4.3 5.3zm-1 15.3h1.6L7.7 5.2H5.9z',
  },
  {
    name: 'LINE',
    share: 'https://social-plugins.line.me/lineit/share?url=',
    path: 'M12 3.5c-5 0-9 3.2-9 7.2 0 3.6 3.2 6.5 7.5 7.1.7.1.6.6.4 2.2 0 .4.2.5.6.3 2.6-1.5 6.3-4 8-6.1 1-1.1 1.5-2.3 1.5-3.5 0-4-4-7.2-9-7.2z',
  },
  {
    name: 'LinkedIn',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
    path: 'M5.5 8.7h3.2V20H5.5zM7.1 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10.8 8.7h3v1.6c.5-.9 1.6-1.8 3.2-1.8 3.3 0 3.9 2.1 3.9 4.9V20h-3.2v-5.9c0-1.4 0-3.1-1.9-3.1s-2.1 1.5-2.1 3V20h-3z',
  },
]

/** Four links that share the site. */
export function SocialLinks() {
  const { name, origin } = useSite()
  return (
    <ul className="mt-4 flex gap-2">
      {networks.map((network) => (
        <li key={network.name}>
          <Tooltip text={network.name}>
            <a
              href={network.share + encodeURIComponent(`${origin}/`)}
              target="_blank"
              rel="noopener"
              className="icon-button border border-line"
            >
              <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
                <path d={network.path} />
              </svg>
              <span className="sr-only">{`${network.name}에 ${name} 공유하기 (새 창)`}</span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
