import type { CategoryGroup } from '../../domain/category/category-group.ts'
import { illustrationOf } from './illustration-of.ts'

interface PictureProps {
  readonly photo: string | null
  readonly category: string
  readonly group: CategoryGroup | null
  readonly className?: string
  /** True for a picture that is in view at once. */
  readonly eager?: boolean
}

/** A listing's photo over its category's illustration, which shows where the photo is missing or fails. */
export function Picture({ photo, category, group, className = '', eager = false }: PictureProps) {
  return (
    <div className={`picture picture-${illustrationOf(category, group)} ${className}`}>
      {photo && (
        <img
          src={photo}
          alt=""
          width={640}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={(event) => {
            event.currentTarget.hidden = true
          }}
        />
      )}
    </div>
  )
}
