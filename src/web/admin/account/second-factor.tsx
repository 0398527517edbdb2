import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { adviceText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'
import { Loaded } from '../panel/loaded.tsx'
import {
  beginSecondFactor,
  type Confirmation,
  confirmSecondFactor,
  type Enrolment,
  renewRecoveryCodes,
  type SecondFactorStatus,
  turnOffSecondFactor,
} from './account-calls.ts'
import { CodeField, PasswordField } from './password-form.tsx'

/** Turns the second factor (codes of an authenticator app) on, in three steps, and off. */
export function SecondFactor({ status }: { readonly status: UseQueryResult<SecondFactorStatus, Error> }) {
  const client = useQueryClient()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const { codes, setCodes } = useShownCodes()
  const { secondFactor } = useMessages().account
  const showCodes = (made: readonly string[]) => {
    setEnrolment(undefined)
    setCodes(made)
    client.invalidateQueries({ queryKey: ['admin'] })
  }
  return (
    <section aria-labelledby="second-factor" className="panel">
      <h2 id="second-factor" className="panel-heading">
        {secondFactor.heading}
      </h2>
      <Loaded query={status} what={secondFactor.loaded}>
        {({ isOn, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
          if (isOn) return <SecondFactorOn left={recoveryCodesLeft} onCodes={showCodes} />
          if (enrolment)
            return (
              <SecondFactorEnrolment
                enrolment={enrolment}
                onDone={showCodes}
                onCancel={() => setEnrolment(undefined)}
              />
            )
          return <SecondFactorOff onBegun={setEnrolment} />
        }}
      </Loaded>
    </section>
  )
}

/** The new recovery codes. They stay while another tab of the panel is open: nothing can show them again. */
function useShownCodes() {
  const client = useQueryClient()
  const queryKey = ['recovery codes']
  const { data: codes } = useQuery<readonly string[] | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { codes, setCodes: (made: readonly string[] | null) => client.setQueryData(queryKey, made) }
}

interface EnrolmentProps {
  readonly enrolment: Enrolment
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** The QR code for the authenticator, and the field for its first code. */
function SecondFactorEnrolment({ enrolment, onDone, onCancel }: EnrolmentProps) {
  const { account, common } = useMessages()
  const { secondFactor } = account
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form className="password-form" onSubmit={onSubmit}>
      <p className="text-sm">{secondFactor.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
        alt={secondFactor.qr}
        width={176}
        height={176}
      />
      <p className="text-xs text-ink-3">
        {secondFactor.key} <code>{inFours(enrolment.secret)}</code>
      </p>
      <CodeField label={secondFactor.code} isOfApp />
      <p role="alert" className="field-error text-xs">
        {confirm.error && adviceText(confirm.error, secondFactor.notOn)}
      </p>
      <button type="submit" className="button-primary" disabled={confirm.isPending}>
        {confirm.isPending ? secondFactor.confirming : secondFactor.confirm}
      </button>
      <button type="button" className="button-quiet" onClick={onCancel}>
        {common.cancel}
      </button>
    </form>
  )
}

/** A key is typed in groups; an app leaves the spaces out. */
const inFours = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')

interface OffProps {
  readonly onBegun: (enrolment: Enrolment) => void
}

/** Shown while the second factor is off. The password starts turning it on. */
function SecondFactorOff({ onBegun }: OffProps) {
  const { secondFactor } = useMessages().account
  const begin = useMutation({ mutationFn: beginSecondFactor, onSuccess: onBegun })
  return (
    <ConfirmedForm onConfirmed={({ password }) => begin.mutate(password)} error={begin.error}>
      <p className="text-sm">{secondFactor.isOff}</p>
      <button type="submit" className="button-primary" disabled={begin.isPending}>
        {secondFactor.turnOn}
      </button>
    </ConfirmedForm>
  )
}

interface OnProps {
  readonly left: number
  readonly onCodes: (codes: readonly string[]) => void
}

/** Shown while the second factor is on: new recovery codes, or turn it off. */
function SecondFactorOn({ left, onCodes }: OnProps) {
  const client = useQueryClient()
  const toast = useToast()
  const { secondFactor } = useMessages().account
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const turnOff = useMutation({
    mutationFn: turnOffSecondFactor,
    onSuccess: ({ message }) => {
      toast({ title: secondFactor.turnedOff, text: message })
      client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  const isPending = renew.isPending || turnOff.isPending
  const onConfirmed = (confirmation: Confirmation, action: string) => {
    const chosen = action === 'off' ? turnOff : renew
    renew.reset()
    turnOff.reset()
    chosen.mutate(confirmation)
  }
  return (
    <ConfirmedForm asksForCode onConfirmed={onConfirmed} error={renew.error ?? turnOff.error}>
      <p className="text-sm">{secondFactor.isOn(left)}</p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="action" value="renew" className="button-quiet" disabled={isPending}>
          {secondFactor.newCodes}
        </button>
        <button type="submit" name="action" value="off" className="button-quiet" disabled={isPending}>
          {secondFactor.turnOff}
        </button>
      </div>
    </ConfirmedForm>
  )
}

interface ConfirmedFormProps {
  readonly asksForCode?: boolean
  /** `action` is the value of the button that was pressed. The code is '' if it was not asked for. */
  readonly onConfirmed: (confirmation: Confirmation, action: string) => void
  readonly error: Error | null
  /** A text, and the buttons. */
  readonly children: readonly [ReactNode, ReactNode]
}

/** Asks for the password again, and for a code. */
function ConfirmedForm({ asksForCode, onConfirmed, error, children: [text, buttons] }: ConfirmedFormProps) {
  const { secondFactor } = useMessages().account
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter
    const data = new FormData(event.currentTarget)
    const confirmation = { password: String(data.get('current')), code: String(data.get('code') ?? '') }
    onConfirmed(confirmation, button?.getAttribute('value') ?? '')
  }
  return (
    <form className="password-form" onSubmit={onSubmit}>
      {text}
      <PasswordField name="current" label={secondFactor.confirmPassword} />
      {asksForCode && <CodeField label={secondFactor.confirmCode} />}
      <p role="alert" className="field-error text-xs">
        {error && adviceText(error, secondFactor.notChanged)}
      </p>
      {buttons}
    </form>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Recovery codes are shown once, because the server keeps only their hashes. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { secondFactor } = useMessages().account
  const toast = useToast()
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'))
    toast({ title: isCopied ? secondFactor.copied : secondFactor.notCopied, text: '', isError: !isCopied })
  }
  return (
    <div className="mt-3 grid gap-3">
      <p role="status" className="text-sm">
        {secondFactor.codesNote} <b>{secondFactor.codesOnce}</b>
      </p>
      <ol aria-label={secondFactor.codes} className="grid grid-cols-2 gap-2 text-sm">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button type="button" className="button-quiet" onClick={copy}>
        {secondFactor.copy}
      </button>
      <button type="button" className="button-primary" onClick={onDone}>
        {secondFactor.written}
      </button>
    </div>
  )
}
