import { href } from '../../routes.ts'
import { ContactLink } from './contact-link.tsx'
import { TextPage, TextSection } from './text-page.tsx'

const title = '문의'

export function Contact() {
  return (
    <TextPage title={title}>
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
        <p>문을 닫은 곳, 틀린 전화번호나 주소를 발견하셨다면 업체 링크와 함께 알려 주세요.</p>
      </TextSection>
    </TextPage>
  )
}
