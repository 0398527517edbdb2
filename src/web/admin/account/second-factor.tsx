import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Enrolment, readSecondFactor } from '../admin-api.ts'
import { Loaded } from '../panel/loaded.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorEnrolment } from './second-factor-enrolment.tsx'
import { SecondFactorOff, SecondFactorOn } from './second-factor-forms.tsx'

/** Codes of an authenticator beside the password: turned on in three steps, and off. */
export function SecondFactor() {
  const status = useQuery({ queryKey: ['admin', 'second-factor'], queryFn: readSecondFactor, staleTime: 0 })
  const client = useQueryClient()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  const showCodes = (made: readonly string[]) => {
    setEnrolment(undefined)
    setCodes(made)
    client.invalidateQueries({ queryKey: ['admin'] })
  }
  return (
    <section aria-labelledby="second-factor" className="panel">
      <h2 id="second-factor" className="panel-heading">
        2단계 인증
      </h2>
      <Loaded query={status} what="2단계 인증 설정을">
        {({ isOn, recoveryCodesLeft }) => {
          if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
          if (isOn) return <SecondFactorOn left={recoveryCodesLeft} onCodes={showCodes} />
          if (enrolment) return <SecondFactorEnrolment enrolment={enrolment} onDone={showCodes} />
          return <SecondFactorOff onBegun={setEnrolment} />
        }}
      </Loaded>
    </section>
  )
}
