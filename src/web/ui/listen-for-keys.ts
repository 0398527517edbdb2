/**
 * Calls `onKey` with the name of each key that is pressed in the field. A key for which it returns true does nothing else.
 *
 * A Korean keyboard composes syllables. A key that ends the composition, such as an arrow or Enter, is reported as a part of it,
 * and by some systems once more after it. Both reports are one press. In other languages these keys choose among the proposals
 * of the keyboard, and are not reported.
 */
export function listenForKeys(input: HTMLInputElement, onKey: (key: string) => boolean): () => void {
  let isHangul = false
  /** The key that ended a composition, until it is let go. */
  let reported: string | undefined
  const onCompose = ({ data }: CompositionEvent) => {
    isHangul = /^\p{Script=Hangul}+$/u.test(data)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, repeat } = event
    // While composing, some systems tell only where the key is.
    const key = event.key === 'Process' ? event.code : event.key
    const isSecondReport = !isComposing && !repeat && reported === key
    reported = undefined
    if (isComposing && !isHangul) return
    if (!isSecondReport && !onKey(key)) return
    if (isComposing) reported = key
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyUp = () => {
    reported = undefined
  }
  input.addEventListener('compositionupdate', onCompose)
  input.addEventListener('keydown', onKeyDown)
  input.addEventListener('keyup', onKeyUp)
  return () => {
    input.removeEventListener('compositionupdate', onCompose)
    input.removeEventListener('keydown', onKeyDown)
    input.removeEventListener('keyup', onKeyUp)
  }
}
