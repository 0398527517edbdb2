import { useDirectoryQuery } from '../../api/directory-query.ts'
import { popularCities } from '../../api/queries.ts'

/** Large cities, offered where somebody types one. */
export function CityChoices({ id }: { readonly id: string }) {
  const { data: cities = [] } = useDirectoryQuery(popularCities())
  return (
    <datalist id={id}>
      {cities.map(({ page, name }) => (
        <option key={page} value={name} />
      ))}
    </datalist>
  )
}
