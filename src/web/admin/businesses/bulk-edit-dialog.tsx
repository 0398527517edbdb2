import { type FormEvent, useState } from 'react'
import type { BulkFields, EditProblems } from '../../../domain/administration/administration.ts'
import { AdminCallError, adviceText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'
import { DescribedField } from '../panel/described-field.tsx'
import { FormDialog } from '../panel/form-dialog.tsx'
import { useTradeQuestion } from '../trade-question.ts'
import { useChoices } from './choice-field.tsx'
import { useCitiesBegun, useCityQuestion } from './city-names.ts'

interface BulkEditDialogProps {
  /** How many listings are changed, as text. */
  readonly countText: string
  /** The country that they all are in; '' if there is none, or if it is not known. */
  readonly country: string
  /** Resolves when the change is made, or its job is accepted. */
  readonly onApply: (set: BulkFields) => Promise<unknown>
  readonly onClose: () => void
}

interface Refusal {
  readonly message: string
  readonly problems: Readonly<Record<string, string>>
}

const nothing: Refusal = { message: '', problems: {} }

/** Asks what to set in many listings, and says what will happen to how many. */
export function BulkEditDialog({ countText, country, onApply, onClose }: BulkEditDialogProps) {
  const [set, setSet] = useState<BulkFields>({})
  const [refusal, setRefusal] = useState(nothing)
  const [isPending, setIsPending] = useState(false)
  const { businesses } = useMessages()
  const words = businesses.bulk.edit
  const choices = useBulkChoices({ country, ...set })
  const nameOf = (field: Field, value: string) =>
    choices[field].find(([, one]) => one === value)?.[0] ?? value
  const parts = (Object.entries(set) as [Field, string][]).map(([field, value]) =>
    words.sets(businesses.edit.fields[field], nameOf(field, value)),
  )
  const mayKeep = useTradeQuestion()
  const mayKeepCity = useCityQuestion()
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault()
    if (parts.length === 0) return setRefusal({ ...nothing, message: words.nothing })
    setIsPending(true)
    try {
      if (!(await mayKeep(set.category, (trade, meant) => words.askTrade(trade, meant, countText)))) return
      if (!(await mayKeepCity({ country, ...set }, (city, meant) => words.askCity(city, meant, countText))))
        return
      await onApply(set)
      close()
    } catch (error) {
      const { problems = {} } =
        error instanceof AdminCallError ? ((error.body ?? {}) as Partial<EditProblems>) : {}
      setRefusal({ message: adviceText(error, businesses.bulk.notChanged), problems })
    } finally {
      setIsPending(false)
    }
  }
  const mayLeave = () => parts.length === 0 || confirm(businesses.edit.leave)
  return (
    <FormDialog
      heading={words.heading(countText)}
      className="bulk-dialog"
      mayLeave={mayLeave}
      onClose={onClose}
    >
      {(close) => (
        <form className="edit-form" noValidate onSubmit={(event) => submit(event, close)}>
          {refusal.message && (
            <p role="alert" className="error-summary">
              {refusal.message}
            </p>
          )}
          <p className="text-xs text-ink-3">{words.note}</p>
          <BulkFieldInputs choices={choices} problems={refusal.problems} onChange={setSet} />
          <p role="status" className={parts.length > 0 ? 'panel-notice' : undefined}>
            {parts.length > 0 && words.summary(countText, parts.join(', '))}
          </p>
          <footer className="edit-foot">
            <button type="submit" className="button-primary" disabled={isPending}>
              {words.apply(countText)}
            </button>
          </footer>
        </form>
      )}
    </FormDialog>
  )
}

type Field = keyof BulkFields
type BulkChoices = Readonly<Record<Field, readonly (readonly [name: string, value: string])[]>>

/** What is offered for each field, the cities by what is typed. */
function useBulkChoices({ city = '', country = '' }: BulkFields): BulkChoices {
  const begun = useCitiesBegun(city, country)
  const choices = useChoices()
  return { category: choices.category, city: begun.map((name) => [name, name]), country: choices.country }
}

interface BulkFieldInputsProps {
  readonly choices: BulkChoices
  readonly problems: Refusal['problems']
  readonly onChange: (change: (before: BulkFields) => BulkFields) => void
}

/** The fields. Trades and countries are offered by their names in the panel's language; any other text is taken as it is. */
function BulkFieldInputs({ choices, problems, onChange }: BulkFieldInputsProps) {
  const { businesses } = useMessages()
  const change = (field: Field, text: string) =>
    onChange(({ [field]: _, ...others }) => {
      const typed = text.trim()
      const chosen = choices[field].find(([name]) => name === typed)?.[1] ?? typed
      return typed === '' ? others : { ...others, [field]: chosen }
    })
  return (
    <div className="edit-grid">
      {(Object.keys(choices) as Field[]).map((field) => (
        <DescribedField key={field} label={businesses.edit.fields[field]} problem={problems[field]}>
          {(described) => (
            <>
              <input
                list={`${described.id}-choices`}
                autoComplete="off"
                maxLength={200}
                onChange={(event) => change(field, event.currentTarget.value)}
                {...described}
              />
              <datalist id={`${described.id}-choices`}>
                {choices[field].map(([name, value]) => (
                  <option key={value} value={name} />
                ))}
              </datalist>
            </>
          )}
        </DescribedField>
      ))}
    </div>
  )
}
