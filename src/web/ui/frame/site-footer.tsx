import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref, useMessages, useSite } from '../../site-context.ts'
import { lateCode } from '../late-code.ts'
import { keptPart } from '../late-parts.tsx'
import icons from '../share-icons.svg?no-inline'
import { LanguageLinks, type LanguageSwitchProps } from './language-switch.tsx'
import { Wordmark } from './site-navigation.tsx'

const columns = lateCode(() => import('./footer-columns.tsx'))
const FooterLists = await keptPart(columns, 'FooterLists')
const FooterEnd = await keptPart(columns, 'FooterEnd')

export function SiteFooter({ addressIn }: LanguageSwitchProps) {
  return (
    <footer className="mt-18 border-t border-line bg-wash">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-8 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <BrandColumn addressIn={addressIn} />
        <FooterLists />
      </div>
      <FooterEnd />
    </footer>
  )
}

function BrandColumn({ addressIn }: LanguageSwitchProps) {
  const { contactEmail } = useSite()
  const { footer } = useMessages()
  return (
    <div className="max-lg:col-span-full">
      <Wordmark />
      <p className="mt-3 max-w-[32ch] text-sm text-ink-2">{footer.blurb}</p>
      <p className="mt-4 text-sm text-ink-2">
        <a href={`mailto:${contactEmail}`} className="text-link">
          {contactEmail}
        </a>
        <br />
        {footer.reply}
      </p>
      <SocialLinks />
      <div className="mt-4">
        <LanguageLinks addressIn={addressIn} />
      </div>
    </div>
  )
}

const networks = [
  {
    name: 'Facebook',
    share: 'https://www.facebook.com/sharer/sharer.php?u=',
  },
  {
    name: 'X',
    share: 'https://x.com/intent/post?url=',
  },
  {
    name: 'LINE',
    share: 'https://social-plugins.line.me/lineit/share?url=',
  },
  {
    name: 'LinkedIn',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
]

/** Four links that share the site. */
function SocialLinks() {
  const { name, origin } = useSite()
  const { footer } = useMessages()
  const href = useHref()
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {networks.map((network) => (
        <li key={network.name}>
          <Tooltip text={network.name}>
            <a
              href={network.share + encodeURIComponent(origin + href.home())}
              target="_blank"
              rel="noopener"
              className="icon-button border border-line"
            >
              <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
                <use href={`${icons}#${network.name.toLowerCase()}`} />
              </svg>
              <span className="sr-only">{footer.share(network.name, name)}</span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

const openDelay = 700
const skipWindow = 300
let closedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** The visible name of the control, which has a label of its own for assistive technology. */
  readonly text: string
  readonly children: ReactNode
}

/**
 * Shows an icon's name: 700 ms after the pointer stops on it; at once on focus, or within 300 ms of another tooltip.
 */
function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const openIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) closedAt = performance.now()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="tooltip-anchor"
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && openIn(performance.now() - closedAt < skipWindow ? 0 : openDelay)
      }
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && openIn(0)}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span className="tooltip" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
