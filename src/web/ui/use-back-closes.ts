import { type RefObject, useEffect } from 'react'
import { isTranslated } from '../navigation.ts'

/** The page's address, in the state of the history's entry for what lies over the page; undefined in others. */
const coveredPage = (): string | undefined => (history.state as { covers?: string } | null)?.covers

/** The entry is that of a page, whose state is the address before it. */
function becomePage(): void {
  const before = coveredPage()
  if (before) history.replaceState(before, '')
}

function coverPage(): void {
  // The browser's translation makes every step in the history a load.
  if (!coveredPage() && !isTranslated()) history.pushState({ covers: location.href }, '')
}

/** The next step in the history is that of a box that was closed, and not the Back button's. It comes later than the box may open again. */
let isClosing = false

/**
 * The Back button closes a `<details>` that lies over the page, and shows the page as it was before. While it is open, it has an entry in
 * the history, which `navigate` replaces: with what was chosen in it, the entry stays; without, it goes when the box is closed.
 */
export function useBackCloses(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const onToggle = () => {
      if (box.open) return coverPage()
      if (coveredPage() !== location.href) return becomePage()
      if (isClosing) return
      isClosing = true
      history.back()
    }
    const onStep = () => {
      if (isClosing) {
        // The other boxes of the page hear of this step, too.
        setTimeout(() => {
          isClosing = false
        })
        if (box.open) coverPage()
        return
      }
      box.open = false
      becomePage()
    }
    // After a reload nothing is open.
    if (!box.open) becomePage()
    box.addEventListener('toggle', onToggle)
    addEventListener('popstate', onStep)
    return () => {
      box.removeEventListener('toggle', onToggle)
      removeEventListener('popstate', onStep)
      if (box.open) becomePage()
    }
  }, [ref])
}
