import { ChevronDown } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { AboutAttributes } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { ratingOf } from '../../format/count.ts'
import { placeText } from '../../format/place.ts'
import type { Messages } from '../../messages/ko.ts'
import { useMessages, useSourceLanguage } from '../../site-context.ts'

/** A paragraph made from the known facts, and the source's description if there is one. */
export function AboutSection({ business }: { readonly business: Business }) {
  const messages = useMessages()
  const langOf = useSourceLanguage()
  const { description } = business
  return (
    <section aria-labelledby="about" className="part-3">
      <h2 id="about" className="section-title">
        {messages.detail.about}
      </h2>
      <p className="reading">{aboutText(business, messages)}</p>
      {description && (
        <p className="reading mt-3 text-ink-2" lang={langOf(description)}>
          {description}
        </p>
      )}
    </section>
  )
}

function aboutText(business: Business, { detail }: Messages): string {
  const { name, categoryLabel, reviewCount, shownPlace } = business
  const rating = ratingOf(business.rating)
  const opinion = rating === 0 ? detail.noOpinion : detail.opinion(rating, reviewCount)
  const where = { place: placeText(shownPlace), near: shownPlace.near }
  return `${detail.aboutText(where, categoryLabel, name)} ${opinion}`
}

/** The listing's own attributes, or general ones that are folded and labelled as general. */
export function ServiceOptions({ about }: { readonly about: AboutAttributes }) {
  const { detail, fixed } = useMessages()
  const isOwn = Object.keys(about).length > 0
  return (
    <section aria-labelledby="options">
      <h2 id="options" className="section-title">
        {detail.options}
      </h2>
      {isOwn ? (
        <OptionGroups groups={about} Item={Option} />
      ) : (
        <>
          <p className="text-ink-2">{detail.optionsUnknown}</p>
          <UsualFacts title={detail.generalOptions}>
            <OptionGroups groups={detail.general} Item={PlainOption} lang={fixed.lang} />
          </UsualFacts>
        </>
      )}
    </section>
  )
}

/** What is usual for businesses, for a listing of which it is not known. It is folded, so that nobody takes it for a fact. */
export function UsualFacts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="usual-facts">
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  )
}

interface OptionProps {
  readonly name: string
  readonly value: boolean | string
}

interface OptionGroupsProps {
  readonly groups: AboutAttributes
  readonly Item: ComponentType<OptionProps>
  /** The language of the groups' names. Absent: they are the source's. */
  readonly lang?: string | undefined
}

/** One line for each group, its options one after the other. */
function OptionGroups({ groups, Item, lang }: OptionGroupsProps) {
  return (
    <div className="options">
      {Object.entries(groups).map(([group, options]) => (
        <div key={group}>
          <h3 lang={lang}>{group}</h3>
          <ul>
            {Object.entries(options).map(([name, value]) => (
              <Item key={name} name={name} value={value} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** What is not offered is struck through for the eye and said for the ear. */
function Option({ name, value }: OptionProps) {
  const { detail } = useMessages()
  const langOf = useSourceLanguage()
  if (value !== false) return <li lang={langOf(name)}>{optionText(name, value, detail)}</li>
  return (
    <li className="not-offered">
      <s aria-hidden="true">{name}</s>
      <span className="sr-only" lang={langOf(name)}>
        {optionText(name, value, detail)}
      </span>
    </li>
  )
}

/** In words, because it is no statement about the listing. */
function PlainOption({ name, value }: OptionProps) {
  return <li>{optionText(name, value, useMessages().detail)}</li>
}

function optionText(name: string, value: boolean | string, { notOffered }: Messages['detail']): string {
  if (typeof value === 'string') return `${name}: ${value}`
  return value ? name : notOffered(name)
}

export function ReviewSummary({ business }: { readonly business: Business }) {
  const rating = ratingOf(business.rating)
  const { card, detail, format } = useMessages()
  return (
    <section aria-labelledby="reviews" className="part-3">
      <h2 id="reviews" className="section-title">
        {detail.reviews}
      </h2>
      {rating > 0 ? (
        <div className="flex items-center gap-6">
          <p className="text-3xl font-extrabold tabular-nums">{format.rating(rating)}</p>
          <div>
            <span className={`stars stars-${Math.floor(rating)} text-lg`} aria-hidden="true" />
            {business.reviewCount > 0 && (
              <p className="text-sm tabular-nums text-ink-2">{detail.averageOf(business.reviewCount)}</p>
            )}
          </div>
        </div>
      ) : (
        <p className="text-ink-3">{card.noRating}</p>
      )}
    </section>
  )
}

/** The listing's own text, as paragraphs of plain text. */
export function DetailedInformation({ text }: { readonly text: string | null }) {
  const paragraphs = (text ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const { fixed } = useMessages()
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="details" className="part-3">
      <h2 id="details" lang={fixed.lang} className="section-title">
        {fixed.detailedInformation}
      </h2>
      <div className="reading grid gap-4">
        {[...new Set(paragraphs)].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
