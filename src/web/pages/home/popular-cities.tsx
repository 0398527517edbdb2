import { useDirectoryQuery } from '../../api/directory-query.ts'
import { popularCities } from '../../api/queries.ts'
import { href } from '../../routes.ts'
import { CityTile } from '../../ui/city-tile.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const tiles = Array.from({ length: 12 }, (_, index) => index)

export function PopularCities() {
  const { data, isPending } = useDirectoryQuery(popularCities())
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby="popular-cities" className="page-width py-8">
      <SectionHeading
        id="popular-cities"
        title="Popular Cities"
        subtitle="업체가 많이 등록된 도시입니다."
        more={{ label: 'View All Cities', href: href.cities() }}
      />
      <ul className="city-grid">
        {data
          ? data.slice(0, 12).map((city) => (
              <li key={city.id}>
                <CityTile city={city} />
              </li>
            ))
          : tiles.map((tile) => <li key={tile} aria-hidden="true" className="city-tile skeleton bg-line" />)}
      </ul>
    </section>
  )
}
