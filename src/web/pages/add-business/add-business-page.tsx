import { useEffect } from 'react'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { useHref, useMessages, useSiteContext } from '../../site-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { addBusinessTexts } from './add-business-texts.ts'
import { forgetDraft } from './kept-draft.ts'
import { SubmissionForm } from './submission-form.tsx'

export const definition: PageDefinition = {
  queries: () => [],
  Page: AddBusiness,
  meta: ({ request, site, language, href }) => ({
    title: `${addBusinessTexts(language).title} — ${site.name}`,
    description: addBusinessTexts(language).description,
    canonical: href.addBusiness(),
    noindex: request.search.has('submitted'),
  }),
}

function AddBusiness({ request }: { readonly request: PageRequest }) {
  const { form, language } = useSiteContext()
  const addBusiness = addBusinessTexts(language)
  if (request.search.has('submitted')) return <Submitted />
  return (
    <div className="page-width py-12">
      <div className="prose">
        <h1>{addBusiness.title}</h1>
        <p className="lead">{addBusiness.lead}</p>
      </div>
      <SubmissionForm form={form} />
    </div>
  )
}

function Submitted() {
  useEffect(forgetDraft, [])
  const { list } = useMessages()
  const addBusiness = addBusinessTexts(useSiteContext().language)
  const href = useHref()
  return (
    <div className="page-width py-12" role="status">
      <Notice
        title={addBusiness.submittedTitle}
        actions={
          <>
            <a href={href.home()} className="button-primary">
              {list.toHome}
            </a>
            <a href={href.addBusiness()} className="button-quiet">
              {addBusiness.another}
            </a>
          </>
        }
      >
        <p>{addBusiness.submitted}</p>
      </Notice>
    </div>
  )
}
