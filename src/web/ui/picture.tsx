import type { Illustration } from '../../domain/category/illustration.ts'

interface PictureProps {
  readonly photo: string | null
  readonly illustration: Illustration
  readonly className?: string
  /** True for a picture that is visible at once. */
  readonly eager?: boolean
}

/** A listing's photo over its category's illustration, which shows if the photo is missing or fails. */
export function Picture({ photo, illustration, className = '', eager = false }: PictureProps) {
  return (
    <div className={`picture picture-${illustration} ${className}`}>
      {photo && (
        <img
          key={photo}
          src={overHttps(photo)}
          alt=""
          width={640}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          ref={hideIfBroken}
          onError={(event) => hideIfBroken(event.currentTarget)}
        />
      )}
    </div>
  )
}

/** Pages load pictures over https only. Most hosts of http addresses serve them over https too. */
const overHttps = (url: string) => url.replace(/^http:/i, 'https:')

/** Also handles a photo that failed before this script ran. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true
}
