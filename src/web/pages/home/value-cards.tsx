import { BadgeCheck, Globe, MessageSquareText, RefreshCw } from 'lucide-react'

const values = [
  { icon: BadgeCheck, title: '확인된 업체', text: '관리자가 확인한 업체에는 확인 표시가 붙습니다.' },
  { icon: MessageSquareText, title: '실제 리뷰', text: '평점과 리뷰 수를 꾸미지 않고 그대로 보여줍니다.' },
  { icon: Globe, title: '세계 어디서나', text: '국내는 물론 해외 도시의 가게도 같은 방법으로 찾습니다.' },
  { icon: RefreshCw, title: '매일 업데이트', text: '새로 생기거나 바뀐 정보를 날마다 반영합니다.' },
]

export function ValueCards() {
  return (
    <section aria-labelledby="values" className="page-width py-8">
      <h2 id="values" className="sr-only">
        이 사이트의 약속
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ icon: Icon, title, text }) => (
          <li key={title} className="value-card">
            <Icon size={22} aria-hidden="true" className="text-brand" />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
