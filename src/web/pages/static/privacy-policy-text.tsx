import { useSite } from '../../site-context.ts'
import { ContactLink } from './contact-link.tsx'
import { TextPage, TextSection } from './text-page.tsx'

const title = '개인정보처리방침'

export function PrivacyPolicy() {
  const { name } = useSite()
  return (
    <TextPage title={title}>
      <p className="lead">
        시행일: <time dateTime="2025-01-28">2025. 1. 28.</time> (<span lang="en">January 28, 2025</span>)
      </p>
      <TextSection title="1. 다루는 정보">
        <p>
          {name}는 회원 가입을 받지 않으며, 방문자에게 이름이나 연락처를 요구하지 않습니다. 서비스를 안전하게
          운영하기 위해 접속 시각, 요청한 주소, IP 주소, 브라우저 종류가 서버 기록에 남을 수 있습니다.
        </p>
      </TextSection>
      <TextSection title="2. 이용 목적">
        <ul>
          <li>화면을 보여드리고 장애와 악용을 찾아내기 위해</li>
          <li>문의하신 내용에 답변하기 위해</li>
        </ul>
      </TextSection>
      <TextSection title="3. 보관과 파기">
        <p>
          서버 기록은 목적을 다하면 지체 없이 지웁니다. 이메일로 받은 문의는 처리가 끝난 뒤 다툼에 대비하는 데
          필요한 기간만 보관합니다. 법령이 기간을 정한 경우에는 그에 따릅니다.
        </p>
      </TextSection>
      <TextSection title="4. 쿠키">
        <p>
          방문자 화면은 쿠키 없이도 볼 수 있습니다. 관리자가 로그인할 때에만 로그인 상태를 지키는 쿠키를
          씁니다.
        </p>
      </TextSection>
      <TextSection title="5. 광고와 외부 서비스">
        <p>
          업체 화면에는 광고 자리가 있으며, 광고를 싣는 사업자가 자체 방침에 따라 쿠키를 쓸 수 있습니다. 업체
          사진은 외부 서버에서 불러올 수 있고, 지도 링크를 누르면 외부 서비스로 이동합니다.
        </p>
      </TextSection>
      <TextSection title="6. 공개 자료에 있는 업체 정보">
        <p>
          업체의 이름, 주소, 전화번호, 영업시간, 평점은 공개된 온라인 자료에서 모았습니다. 본인과 관련된
          정보의 수정이나 삭제를 원하시면 알려 주세요. 확인한 뒤 반영합니다.
        </p>
      </TextSection>
      <TextSection title="7. 권리와 문의">
        <p>
          자신의 정보를 열람하거나 고치고 지우도록 요청할 수 있습니다. <ContactLink subject="개인정보 문의" />
          로 보내 주시면 영업일 기준 24시간 안에 답변합니다.
        </p>
      </TextSection>
      <TextSection title="8. 방침의 변경">
        <p>내용이 바뀌면 이 화면에서 시행일과 함께 알립니다.</p>
      </TextSection>
    </TextPage>
  )
}
