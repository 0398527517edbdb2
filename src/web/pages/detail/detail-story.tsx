import { Check, ChevronDown, Minus } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { AboutAttributes } from '../../../domain/business/listing.ts'
import type { Business } from '../../../domain/directory/directory.ts'
import { formatCount, ratingOf } from '../../format/count.ts'
import { joinKnown, placeText } from '../../format/place.ts'

/** A paragraph made from the known facts, and the source's description if there is one. */
export function AboutSection({ business }: { readonly business: Business }) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="section-title">
        소개
      </h2>
      <p className="reading">{aboutText(business)}</p>
      {business.description && <p className="reading mt-3 text-ink-2">{business.description}</p>}
    </section>
  )
}

function aboutText(business: Business): string {
  const place = placeText(business)
  const named = joinKnown([business.categoryLabel, business.name], ', ')
  return `${joinKnown([place && `${place}에 있는`, named], ' ')}입니다. ${opinionText(business)}`
}

function opinionText({ rating, reviewCount }: Business): string {
  const value = ratingOf(rating)
  if (value === 0) return '아직 등록된 평점이 없습니다.'
  const reviews = reviewCount > 0 ? `리뷰 ${formatCount(reviewCount)}개가 등록되어 있고, ` : ''
  return `${reviews}평점은 5점 만점에 ${value.toFixed(1)}점입니다.`
}

/** The listing's own attributes, or general ones that are folded and labelled as general. */
export function ServiceOptions({ about }: { readonly about: AboutAttributes }) {
  const isOwn = Object.keys(about).length > 0
  return (
    <section aria-labelledby="options">
      <h2 id="options" className="section-title">
        이용 안내
      </h2>
      {isOwn ? (
        <OptionGroups groups={about} Item={Option} />
      ) : (
        <>
          <p className="text-ink-2">이용 안내를 모릅니다</p>
          <UsualFacts title="일반적인 안내 · 이 업체에서 확인되지 않음">
            <OptionGroups groups={generalOptions} Item={PlainOption} />
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
}

function OptionGroups({ groups, Item }: OptionGroupsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {Object.entries(groups).map(([group, options]) => (
        <div key={group}>
          <h3 className="text-sm font-semibold">{group}</h3>
          <ul className="mt-2 grid gap-1 text-sm">
            {Object.entries(options).map(([name, value]) => (
              <Item key={name} name={name} value={value} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Option({ name, value }: OptionProps) {
  const isAvailable = value !== false
  return (
    <li className={`flex items-start gap-2 ${isAvailable ? 'text-ink-2' : 'text-ink-3'}`}>
      {isAvailable ? (
        <Check size={18} aria-hidden="true" className="mt-0.5 text-brand" />
      ) : (
        <Minus size={18} aria-hidden="true" className="mt-0.5" />
      )}
      <span>{optionText(name, value)}</span>
    </li>
  )
}

/** Without a tick, because it is no statement about the listing. */
function PlainOption({ name, value }: OptionProps) {
  return <li>{optionText(name, value)}</li>
}

function optionText(name: string, value: boolean | string): string {
  if (typeof value === 'string') return `${name}: ${value}`
  return value ? name : `${name} (제공 안 함)`
}

/** Shown if a listing has no attributes of its own: the same for every business. */
const generalOptions: AboutAttributes = {
  'Service Options': { '매장 방문': true, '전화 상담': true, 'Home service': false },
  'Payment Methods': { 현금: true, 신용·체크카드: true, '간편 결제': true },
  Accessibility: { '휠체어 출입': true, '장애인 주차': true },
  'Business Type': { '지역 업체': true, '예약 없이 방문': true },
}

export function ReviewSummary({ business }: { readonly business: Business }) {
  const rating = ratingOf(business.rating)
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="section-title">
        리뷰 요약
      </h2>
      {rating > 0 ? (
        <div className="flex items-center gap-6">
          <p className="text-3xl font-extrabold tabular-nums">{rating.toFixed(1)}</p>
          <div>
            <span className={`stars stars-${Math.floor(rating)} text-lg`} aria-hidden="true" />
            {business.reviewCount > 0 && (
              <p className="text-sm tabular-nums text-ink-2">
                리뷰 {formatCount(business.reviewCount)}개의 평균
              </p>
            )}
          </div>
        </div>
      ) : (
        <p className="text-ink-3">평점 없음</p>
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
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="details">
      <h2 id="details" lang="en" className="section-title">
        Detailed Information
      </h2>
      <div className="reading grid gap-4">
        {[...new Set(paragraphs)].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
