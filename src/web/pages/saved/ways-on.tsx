import { useHref, useMessages } from '../../site-context.ts'

/** Where to find a business, for who has a list without any. */
export function WaysOn() {
  const { list, frame } = useMessages()
  const href = useHref()
  return (
    <>
      <a href={href.browse()} className="button-primary">
        {frame.browse}
      </a>
      <a href={href.cities()} className="button-quiet">
        {list.byCity}
      </a>
    </>
  )
}
