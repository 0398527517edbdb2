import type { ShownName } from '../../domain/address/place-names.ts'
import { useSourceLanguage } from '../site-context.ts'

/** A city's name, with the one that people there use in brackets: `베오그라드 (Београд)`. */
export function ShownCity({ name, local }: ShownName) {
  const langOf = useSourceLanguage()
  return (
    <>
      {name}
      {local && ' ('}
      {local && <span lang={langOf(local)}>{local}</span>}
      {local && ')'}
    </>
  )
}
