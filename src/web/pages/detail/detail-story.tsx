import { type ComponentType, Fragment } from 'react'
import type { AboutAttributes } from '../../../domain/business/listing.ts'
import { ratingOf } from '../../format/count.ts'
import { placeText } from '../../format/place.ts'
import { useMessages, useSourceLanguage } from '../../site-context.ts'
import type { ShownBusiness } from './detail-queries.ts'
import { type StoryTexts, useStoryTexts } from './story-texts.ts'
import { UsualFacts } from './usual-facts.tsx'

/** What is told about a business in words. Of one that has closed for good, only what it was. */
export function DetailStory({ business }: { readonly business: ShownBusiness }) {
  if (business.isClosedForGood) return <AboutSection business={business} />
  return (
    <>
      <ServiceOptions about={business.shownAbout ?? {}} />
      <AboutSection business={business} />
      <ReviewSummary business={business} />
      <DetailedInformation text={business.uniqueContent} />
    </>
  )
}

/** A paragraph made from the known facts, and the source's description if there is one. */
function AboutSection({ business }: { readonly business: ShownBusiness }) {
  const texts = useStoryTexts()
  const langOf = useSourceLanguage()
  const { description } = business
  return (
    <section aria-labelledby="about" className="part-3">
      <h2 id="about" className="section-title">
        {texts.about}
      </h2>
      <p className="reading">{aboutText(business, texts)}</p>
      {description && (
        <p className="reading mt-3 text-ink-2" lang={langOf(description)}>
          {description}
        </p>
      )}
    </section>
  )
}

function aboutText(business: ShownBusiness, texts: StoryTexts): string {
  const { name, categoryLabel, reviewCount, shownPlace } = business
  const rating = ratingOf(business.rating)
  const opinion = rating === 0 ? texts.noOpinion : texts.opinion(rating, reviewCount)
  const where = { place: placeText(shownPlace), near: shownPlace.near }
  return `${texts.aboutText(where, categoryLabel, name)} ${opinion}`
}

/** The listing's own attributes, or general ones that are folded and labelled as general. */
function ServiceOptions({ about }: { readonly about: AboutAttributes }) {
  const { fixed } = useMessages()
  const texts = useStoryTexts()
  const isOwn = Object.keys(about).length > 0
  return (
    <section aria-labelledby="options">
      <h2 id="options" className="section-title">
        {texts.options}
      </h2>
      {isOwn ? (
        <OptionGroups groups={about} Item={Option} />
      ) : (
        <>
          <p className="text-ink-2">{texts.optionsUnknown}</p>
          <UsualFacts title={texts.generalOptions}>
            <OptionGroups groups={texts.general} Item={PlainOption} lang={fixed.lang} />
          </UsualFacts>
        </>
      )}
    </section>
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
              // The space keeps what is copied or read by programs apart: they leave the dots of the style sheet out.
              <Fragment key={name}>
                <Item name={name} value={value} />{' '}
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** What is not offered is struck through for the eye and said for the ear. */
function Option({ name, value }: OptionProps) {
  const texts = useStoryTexts()
  const langOf = useSourceLanguage()
  if (value !== false) return <li lang={langOf(name)}>{optionText(name, value, texts)}</li>
  return (
    <li className="not-offered">
      <s aria-hidden="true">{name}</s>
      <span className="sr-only" lang={langOf(name)}>
        {optionText(name, value, texts)}
      </span>
    </li>
  )
}

/** In words, because it is no statement about the listing. */
function PlainOption({ name, value }: OptionProps) {
  return <li>{optionText(name, value, useStoryTexts())}</li>
}

function optionText(name: string, value: boolean | string, { notOffered }: StoryTexts): string {
  if (typeof value === 'string') return `${name}: ${value}`
  return value ? name : notOffered(name)
}

function ReviewSummary({ business }: { readonly business: ShownBusiness }) {
  const rating = ratingOf(business.rating)
  const { card, format } = useMessages()
  const texts = useStoryTexts()
  return (
    <section aria-labelledby="reviews" className="part-3">
      <h2 id="reviews" className="section-title">
        {texts.reviews}
      </h2>
      {rating > 0 ? (
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="whitespace-nowrap text-3xl font-extrabold tabular-nums">{format.rating(rating)}</p>
          <div>
            <span className={`stars stars-${Math.floor(rating)} text-lg`} aria-hidden="true" />
            {business.reviewCount > 0 && (
              <p className="text-sm tabular-nums text-ink-2">{texts.averageOf(business.reviewCount)}</p>
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
function DetailedInformation({ text }: { readonly text: string | null }) {
  const paragraphs = (text ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const { fixed } = useMessages()
  const { ownText } = useStoryTexts()
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="details" className="part-3">
      <h2 id="details" lang={fixed.lang} className="section-title">
        {ownText}
      </h2>
      <div className="reading grid gap-4">
        {[...new Set(paragraphs)].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
