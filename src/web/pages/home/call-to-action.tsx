import { href } from '../../routes.ts'

export function CallToAction() {
  return (
    <section aria-labelledby="join" className="page-width pt-8">
      <div className="call-to-action">
        <div>
          <h2 id="join" className="text-xl font-bold">
            우리 동네 가게를 알려 주세요
          </h2>
          <p className="mt-2">등록은 무료이며, 내용을 확인한 뒤 올립니다.</p>
        </div>
        <div lang="en" className="flex flex-wrap gap-3">
          <a href={href.addBusiness()} className="button-primary">
            Add Your Business
          </a>
          <a href={href.about()} className="button-quiet">
            Learn More<span className="sr-only"> about this directory</span>
          </a>
        </div>
      </div>
    </section>
  )
}
