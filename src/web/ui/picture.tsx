import type { DrawnTrade } from '../../domain/category/drawn-trade.ts'
import type { Look } from './listings/looks.ts'
import { TradeGlyph } from './trade-glyph.tsx'

interface PhotoProps {
  readonly address: string
  /** True for a photo that is visible at once. */
  readonly eager?: boolean
}

/**
 * A listing's photo. It fills the box around it, which has a size of its own: a photo that comes late, or fails, moves nothing. One
 * that fails is hidden, so that what lies below it shows.
 */
export function Photo({ address, eager = false }: PhotoProps) {
  return (
    <img
      key={address}
      src={overHttps(address)}
      alt=""
      width={640}
      height={400}
      className="photo"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      ref={hideIfBroken}
      onError={(event) => hideIfBroken(event.currentTarget)}
    />
  )
}

/** Pages load pictures over https only. Most hosts of http addresses serve them over https too. */
const overHttps = (url: string) => url.replace(/^http:/i, 'https:')

/** Also handles a photo that failed before this script ran. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true
}

interface PictureProps {
  readonly photo: string | null
  readonly trade: DrawnTrade
  readonly look: Look
  readonly className?: string
}

/** A listing's photo over the front of its shop, which shows if the photo is missing or fails. */
export function Picture({ photo, trade, look, className = '' }: PictureProps) {
  return (
    <div className={`shopfront shopfront-${look.composition} tint-${look.tint} ${className}`}>
      <TradeGlyph trade={trade} />
      {photo && <Photo address={photo} />}
    </div>
  )
}
