import type { FormEvent, ReactNode } from 'react'
import { type FilterName, type FilterValue, facetLimit, filters } from '../../../domain/directory/filters.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { type SummaryPage, topCategories, topCountries } from '../../api/queries.ts'
import { whenReachable } from '../../connection.ts'
import { navigate } from '../../navigation.ts'
import { useMessages } from '../../site-context.ts'
import { lateCode } from '../../ui/late-code.ts'
import { keptPart } from '../../ui/late-parts.tsx'
import { useFieldText } from '../../ui/search/use-field-text.ts'
import {
  categoryText,
  conditionCount,
  type ListFilter,
  type ListKind,
  listFilterOf,
  unfiltered,
} from './list-filter.ts'
import { hasNoKnownHours } from './list-note.tsx'

const CityChoices = await keptPart(
  lateCode(() => import('./city-choices.tsx')),
  'CityChoices',
)
const cityChoices = 'filter-cities'

interface FilterFormProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  /** The list as it is now. */
  readonly list: SummaryPage | null | undefined
  readonly onSubmit: () => void
}

/** Every condition in one GET form. With JavaScript a choice applies at once. A change goes back to page 1. */
export function FilterForm({ filter, kind, list, onSubmit }: FilterFormProps) {
  const { filters: words, list: says } = useMessages()
  const isNarrowed = conditionCount(filter) > 0
  const nobodyCanBeOpen = Boolean(list && !filter.openNow && hasNoKnownHours(list))
  const offered = checks.filter((name) => name !== 'hasPhone' || filter.hasPhone || !list?.isPhoneless)
  const apply = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    whenReachable(() => navigate(kind.href(listFilterOf(new URLSearchParams(fields)))))
  }
  const onPick = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isChoice = target instanceof HTMLSelectElement || (target as HTMLInputElement).type === 'checkbox'
    if (isChoice) apply(currentTarget)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
    onSubmit()
  }
  return (
    <form action={kind.action} method="get" className="filter-form" onChange={onPick} onSubmit={submit}>
      {filter.search && <input type="hidden" name={kind.keyword} value={filter.search} />}
      {filter.location && <input type="hidden" name="location" value={filter.location} />}
      {filter.literal && <input type="hidden" name="literal" value="1" />}
      {filter.sort !== 'recommended' && <input type="hidden" name="sort" value={filter.sort} />}
      {filter.lat && <input type="hidden" name="lat" value={filter.lat} />}
      {filter.lng && <input type="hidden" name="lng" value={filter.lng} />}
      {fields.map((name) => (
        <Field key={name} name={name} filter={filter} list={isNarrowed ? list : undefined} />
      ))}
      <fieldset className="filter-checks">
        <legend className="sr-only">{words.others}</legend>
        {offered.map((name) => (
          <Check
            key={name}
            filter={name}
            checked={filter[name] ?? false}
            offReason={name === 'openNow' && nobodyCanBeOpen ? says.openUnknown : ''}
          />
        ))}
      </fieldset>
      <div className="filter-end">
        <a href={kind.href(unfiltered(filter, kind))} className="button-quiet filter-clear">
          {words.clear}
        </a>
        <button type="submit" className="button-primary">
          <span className="filter-apply">{words.apply}</span>
          {/* In a sheet each choice has applied at once. */}
          <span className="filter-show">
            {list ? words.show(list.totalCount, list.totalCountIsCapped) : words.apply}
          </span>
        </button>
      </div>
    </form>
  )
}

type ListNow = FilterFormProps['list']
type CheckName = (typeof checks)[number]
type FieldName = Exclude<FilterName, CheckName>
const checks = ['openNow', 'hasPhone'] as const

/** The field of each filter that is not a checkbox, in the order of the form. */
const fieldOf: {
  readonly [Name in FieldName]: (value: FilterValue<Name> | undefined, list: ListNow) => ReactNode
} = {
  category: (category, list) => <CategorySelect value={category} list={list} />,
  city: (city) => <CityField value={city} />,
  district: (district) => <DistrictField value={district} />,
  country: (country, list) => <CountrySelect value={country} list={list} />,
  minRating: (rating) => <RatingSelect value={rating} />,
  attribute: hidden('attribute'),
  hoursUnknown: hidden('hoursUnknown'),
  box: hidden('box'),
  verified: hidden('verified'),
  missing: hidden('missing'),
}
const fields = Object.keys(fieldOf) as readonly FieldName[]

interface FieldProps<Name extends FieldName> {
  readonly name: Name
  readonly filter: ListFilter
  readonly list: ListNow
}

function Field<Name extends FieldName>({ name, filter, list }: FieldProps<Name>) {
  return fieldOf[name](filter[name] as FilterValue<Name> | undefined, list)
}

/** A condition without a field of its own; another choice keeps it. */
function hidden<Name extends FieldName>(name: Name) {
  const { parameter, print } = filters[name]
  return (value: FilterValue<Name> | undefined) =>
    value !== undefined && <input type="hidden" name={parameter} value={print(value)} />
}

function DistrictField({ value }: { value: string | undefined }) {
  const { filters: words } = useMessages()
  return <TextFilter filter="district" value={value} placeholder={words.districtHint} />
}

function CityField({ value }: { value: string | undefined }) {
  const { filters: words } = useMessages()
  return (
    <>
      <TextFilter filter="city" value={value} placeholder={words.cityHint} list={cityChoices} />
      <CityChoices id={cityChoices} />
    </>
  )
}

interface CheckProps {
  readonly filter: CheckName
  readonly checked: boolean
  /** Why it cannot be chosen; '' if it can. */
  readonly offReason: string
}

function Check({ filter, checked, offReason }: CheckProps) {
  const { parameter } = filters[filter]
  const { labels } = useMessages().filters
  const isOff = offReason !== ''
  return (
    <label className="filter-check">
      <input
        type="checkbox"
        name={parameter}
        value="1"
        checked={checked}
        disabled={isOff}
        onChange={letFormHandle}
      />
      <span className={isOff ? 'text-ink-3' : ''}>
        {labels[filter]}
        {isOff && <span className="block text-xs">{offReason}</span>}
      </span>
    </label>
  )
}

/** The address holds the state, and the form's own handler changes it. So the field's handler does nothing. */
function letFormHandle(): void {}

interface SelectProps {
  readonly filter: FilterName
  readonly value: string
  readonly any: string
  /** The language of `any`, if it is not the page's. */
  readonly anyLang?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The label of a value that the list does not hold. */
  readonly textOf?: (value: string) => string
}

const asIs = (value: string) => value

/** A choice. It also offers the address's value if the list does not hold it. */
function FilterSelect({ filter, value, any, anyLang, options, textOf = asIs }: SelectProps) {
  const { labels } = useMessages().filters
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <label className="field">
      <span>{labels[filter]}</span>
      <select name={filters[filter].parameter} value={value} onChange={letFormHandle}>
        <option value="" lang={anyLang}>
          {any}
        </option>
        {!isListed && <option value={value}>{textOf(value)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ListedSelectProps {
  readonly value: string | undefined
  readonly list: ListNow
}

/** What a list can be narrowed by. One that is empty has no facets, and nothing that would find more. */
function offeredBy<Name extends 'categories' | 'countries'>(list: ListNow, name: Name) {
  return list?.totalCount === 0 ? [] : list?.facets?.[name]
}

/** Offers the trades of the list where it is narrowed, so that none finds nothing; else, and beside a chosen one, the most frequent ones. */
function CategorySelect({ value = '', list }: ListedSelectProps) {
  const categories = offeredBy(list, 'categories')
  const isNarrowed = categories !== undefined && (value === '' || categories.length > 1)
  const { data: all = [] } = useDirectoryQuery(isNarrowed ? undefined : topCategories())
  const offered = isNarrowed ? categories : all
  const messages = useMessages()
  const { fixed, format } = messages
  const options = offered.map(({ category, categoryLabel, categorySlug, businessCount }) => ({
    // On a trade's own page the filter has its slug.
    value: categorySlug === value ? value : category,
    label: `${categoryLabel} (${format.count(businessCount)})`,
  }))
  return (
    <FilterSelect
      filter="category"
      any={fixed.anyCategory}
      anyLang={fixed.lang}
      value={value}
      options={options}
      textOf={(category) => categoryText(category, messages, list ?? undefined)}
    />
  )
}

/** Offers the countries of the list if its facets have them all; else, and beside a chosen one, the most frequent ones. */
function CountrySelect({ value = '', list }: ListedSelectProps) {
  const countries = offeredBy(list, 'countries')
  const narrowed = value === '' && countries && countries.length < facetLimit ? countries : undefined
  const { data: all = [] } = useDirectoryQuery(narrowed ? undefined : topCountries())
  const { filters: words, format } = useMessages()
  const options = (narrowed ?? all)
    .filter(({ countryCode }) => countryCode)
    .map(({ countryCode, businessCount }) => ({
      value: countryCode,
      label: `${format.country(countryCode) || countryCode} (${format.count(businessCount)})`,
    }))
  return <FilterSelect filter="country" any={words.anyCountry} value={value} options={options} />
}

const ratings = [4, 3, 2]

function RatingSelect({ value }: { readonly value: number | undefined }) {
  const { filters: words } = useMessages()
  const shown = value === undefined ? '' : String(value)
  const options = ratings.map((rating) => ({ value: String(rating), label: words.ratingFrom(rating) }))
  return <FilterSelect filter="minRating" any={words.anyRating} value={shown} options={options} />
}

interface TextFilterProps {
  readonly filter: FilterName
  readonly value: string | undefined
  readonly placeholder: string
  readonly list?: string
}

/** A text condition. */
function TextFilter({ filter, value = '', placeholder, list }: TextFilterProps) {
  const { labels } = useMessages().filters
  const input = useFieldText(value)
  return (
    <label className="field">
      <span>{labels[filter]}</span>
      <input
        ref={input}
        name={filters[filter].parameter}
        type="search"
        list={list}
        defaultValue={value}
        placeholder={placeholder}
        enterKeyHint="search"
      />
    </label>
  )
}
