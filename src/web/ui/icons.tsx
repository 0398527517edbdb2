import type { SVGProps } from 'react'
import icons from './icons.svg?no-inline'

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * An icon of lucide in the colour of its text. The drawings are in one file, which browsers keep: neither pages nor scripts have them.
 * How the lines are drawn stands in `base.css`.
 */
function createIcon(name: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, when this module is read
  return function Icon({ size = 24, className = '', ...attributes }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        aria-hidden="true"
        className={className ? `lucide ${className}` : 'lucide'}
        {...attributes}
      >
        <use href={`${icons}#${name}`} />
      </svg>
    )
  }
}

export const ArrowDown = createIcon('arrow-down')
export const ArrowLeft = createIcon('arrow-left')
export const ArrowRight = createIcon('arrow-right')
export const ArrowUp = createIcon('arrow-up')
export const BadgeCheck = createIcon('badge-check')
export const ChevronDown = createIcon('chevron-down')
export const ContactRound = createIcon('contact-round')
export const Copy = createIcon('copy')
export const ExternalLink = createIcon('external-link')
export const Flag = createIcon('flag')
export const Globe = createIcon('globe')
export const Heart = createIcon('heart')
export const LocateFixed = createIcon('locate-fixed')
export const MapIcon = createIcon('map')
export const MapPin = createIcon('map-pin')
export const MenuIcon = createIcon('menu')
export const MessageSquareText = createIcon('message-square-text')
export const Navigation = createIcon('navigation')
export const NotebookPen = createIcon('notebook-pen')
export const Phone = createIcon('phone')
export const RefreshCw = createIcon('refresh-cw')
export const Search = createIcon('search')
export const Share = createIcon('share')
export const Share2 = createIcon('share-2')
export const SlidersHorizontal = createIcon('sliders-horizontal')
export const SpellCheck = createIcon('spell-check')
export const Store = createIcon('store')
export const Tag = createIcon('tag')
export const X = createIcon('x')
