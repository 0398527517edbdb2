import { AuditLog } from './audit-log.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

export function AccountTab() {
  return (
    <>
      <h1 className="tab-heading">계정 및 기록</h1>
      <div className="account-layout">
        <PasswordForm />
        <SecondFactor />
        <SessionList />
      </div>
      <AuditLog />
    </>
  )
}
