import { useHref, useSite } from '../../site-context.ts'
import { ContactLink, staticPage, TextPage, TextSection } from './text-page.tsx'

export const about = staticPage({
  page: 'about',
  title: '소개',
  description: '동네 가게를 누구나 무료로 찾아보는 생활 안내판을 소개합니다.',
  Text: About,
})

function About() {
  const { name } = useSite()
  const href = useHref()
  return (
    <TextPage title="소개">
      <p className="lead">
        {name}는 동네 가게의 위치와 전화번호, 영업시간을 한곳에서 찾아보는 무료 안내판입니다. 가입하지 않아도
        모든 정보를 볼 수 있습니다.
      </p>
      <TextSection title="이렇게 찾습니다">
        <ul>
          <li>홈에서 업체 이름이나 업종을 적고, 필요하면 도시를 더해 검색합니다.</li>
          <li>
            <a href={href.cities()}>도시</a>나 <a href={href.browse()}>카테고리</a>를 따라가며 둘러봅니다.
          </li>
          <li>마음에 드는 곳을 열어 영업시간을 확인하고 바로 전화합니다.</li>
        </ul>
      </TextSection>
      <TextSection title="아는 것과 모르는 것을 나눕니다">
        <p>
          확인하지 못한 정보는 확인되지 않았다고 적습니다. 영업시간을 모르는 업체에는 일반적인 시간표를 참고로
          보여드리되 그렇다고 밝히고, 영업 중인지 판단하는 데 쓰지 않습니다. 평점과 리뷰 수는 출처의 값을
          그대로 옮깁니다.
        </p>
      </TextSection>
      <TextSection title="정보의 출처">
        <p>
          이 사이트의 정보는 공개된 온라인 자료에서 모았습니다. 정확하거나 빠짐없다고 보증하지 못하므로 중요한
          방문 전에는 업체에 직접 확인해 주세요.
        </p>
      </TextSection>
      <TextSection title="고칠 것이 있다면">
        <p>
          틀린 정보의 수정이나 삭제는 <a href={href.contact()}>문의</a>로 알려 주세요. 영업일 기준 24시간 안에
          답변합니다.
        </p>
      </TextSection>
    </TextPage>
  )
}

export const advertise = staticPage({
  page: 'advertise',
  title: '광고 안내',
  description: '업체 화면의 광고 자리와 문의 방법을 안내합니다.',
  Text: Advertise,
})

function Advertise() {
  return (
    <TextPage title="광고 안내">
      <p className="lead">광고는 업체 상세 화면의 정해진 자리에만 싣고, 광고라고 표시합니다.</p>
      <TextSection title="광고 자리">
        <ul>
          <li>업체 상세 화면 위쪽, 300×250 픽셀</li>
          <li>전화 버튼 아래, 300×250 픽셀</li>
        </ul>
      </TextSection>
      <TextSection title="지키는 것">
        <ul>
          <li>광고는 검색 순서와 평점에 영향을 주지 않습니다.</li>
          <li>목록과 검색 결과 사이에는 광고를 끼워 넣지 않습니다.</li>
        </ul>
      </TextSection>
      <TextSection title="문의">
        <p>
          지역과 기간을 적어 <ContactLink subject="광고 문의" /> 주소로 보내 주세요.
        </p>
      </TextSection>
    </TextPage>
  )
}

export const contact = staticPage({
  page: 'contact',
  title: '문의',
  description:
    '업체 정보의 수정과 삭제, 그 밖의 문의를 이메일로 받습니다. 영업일 기준 24시간 안에 답변합니다.',
  Text: Contact,
})

function Contact() {
  const href = useHref()
  return (
    <TextPage title="문의">
      <p className="lead">
        이메일로 문의해 주세요. 영업일 기준 24시간 안에 답변합니다.
        <br />
        <ContactLink />
      </p>
      <TextSection title="업체 정보 수정과 삭제">
        <p>업체의 대표나 직원이라면 아래 내용을 함께 보내 주세요. 확인한 뒤 반영합니다.</p>
        <ul>
          <li>업체 이름과 이 사이트의 주소(링크)</li>
          <li>바꾸거나 지울 내용</li>
          <li>업체와의 관계, 연락할 수 있는 전화번호</li>
        </ul>
        <p>
          <ContactLink subject="업체 정보 수정" />
        </p>
      </TextSection>
      <TextSection title="새 업체 등록">
        <p>
          등록은 무료입니다. <a href={href.addBusiness()}>업체 등록</a> 화면에서 바로 신청할 수 있습니다.
        </p>
      </TextSection>
      <TextSection title="잘못된 정보 알리기">
        <p>
          문을 닫은 곳, 틀린 전화번호나 주소를 발견하셨다면 그 업체 화면의 ‘틀린 정보 알리기’로 알려 주세요.
          계정은 필요 없습니다.
        </p>
      </TextSection>
    </TextPage>
  )
}
