import { useMessages, useSiteContext } from '../../site-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { noSuchPlaceTexts } from './no-such-place-texts.ts'

const useTexts = () => noSuchPlaceTexts(useSiteContext().language)

export function CategoryNotFound() {
  const { fixed } = useMessages()
  const texts = useTexts()
  return (
    <Notice title={fixed.categoryNotFound} titleLang={fixed.lang} actions={<CategoryLinks />}>
      <p>{texts.noCategory}</p>
    </Notice>
  )
}

export function EmptyCategory() {
  const texts = useTexts()
  return (
    <Notice title={texts.emptyTitle} headingLevel="h2" actions={<CategoryLinks />}>
      <p>{texts.empty}</p>
    </Notice>
  )
}

function CategoryLinks() {
  const { href, messages } = useSiteContext()
  const { fixed } = messages
  const texts = useTexts()
  return (
    <>
      <a href={href.home()} lang={fixed.lang} className="button-primary">
        {fixed.browseAllCategories}
      </a>
      <a href={href.browse()} className="button-quiet">
        {texts.allBusinesses}
      </a>
    </>
  )
}

export function CityNotFound() {
  const { fixed } = useMessages()
  return (
    <Notice title={fixed.cityNotFoundTitle} titleLang={fixed.lang} actions={<CityLinks />}>
      <p lang={fixed.lang}>{fixed.cityNotFound}</p>
    </Notice>
  )
}

function CityLinks() {
  const { href } = useSiteContext()
  const texts = useTexts()
  return (
    <>
      <a href={href.cities()} className="button-primary">
        {texts.backToCities}
      </a>
      <a href={href.browse()} className="button-quiet">
        {texts.allBusinesses}
      </a>
    </>
  )
}
