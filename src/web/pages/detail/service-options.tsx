import { Check, Minus } from 'lucide-react'
import type { AboutAttributes } from '../../../domain/business/listing.ts'
import { generalOptions } from './general-options.ts'

/** The listing's own attributes, or general ones that say that they are general. */
export function ServiceOptions({ about }: { readonly about: AboutAttributes }) {
  const isOwn = Object.keys(about).length > 0
  const groups = Object.entries(isOwn ? about : generalOptions)
  return (
    <section aria-labelledby="options">
      <h2 id="options" className="section-title">
        이용 안내
      </h2>
      {!isOwn && <p className="unconfirmed">일반적인 안내 · 이 업체에서 확인되지 않음</p>}
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map(([group, options]) => (
          <div key={group}>
            <h3 className="text-sm font-semibold">{group}</h3>
            <ul className="mt-2 grid gap-1 text-sm">
              {Object.entries(options).map(([name, value]) => (
                <Option key={name} name={name} value={value} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Option({ name, value }: { readonly name: string; readonly value: boolean | string }) {
  const isAvailable = value !== false
  return (
    <li className={`flex items-start gap-2 ${isAvailable ? 'text-ink-2' : 'text-ink-3'}`}>
      {isAvailable ? (
        <Check size={18} aria-hidden="true" className="mt-0.5 text-brand" />
      ) : (
        <Minus size={18} aria-hidden="true" className="mt-0.5" />
      )}
      <span>
        {name}
        {typeof value === 'string' && `: ${value}`}
        {!isAvailable && ' (제공 안 함)'}
      </span>
    </li>
  )
}
