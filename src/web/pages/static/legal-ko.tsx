import { useSite } from '../../site-context.ts'
import { ContactLink, staticPage, TextPage, TextSection } from './text-page.tsx'

export const privacyPolicy = staticPage({
  page: 'privacyPolicy',
  title: '개인정보처리방침',
  description: '어떤 정보를 왜 다루고 얼마나 보관하는지 설명합니다.',
  Text: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { name } = useSite()
  return (
    <TextPage title="개인정보처리방침">
      <p className="lead">
        시행일: <time dateTime="2025-01-28">2025. 1. 28.</time> (<span lang="en">January 28, 2025</span>)
      </p>
      <TextSection title="1. 다루는 정보">
        <p>
          {name}는 회원 가입을 받지 않으며, 화면을 보는 데 이름이나 연락처를 요구하지 않습니다. 서비스를
          안전하게 운영하기 위해 접속 시각, 요청한 주소, IP 주소, 브라우저 종류가 서버 기록에 남을 수
          있습니다.
        </p>
        <p>
          아래 두 양식은 보내실 때에만 정보를 받습니다. 업체 등록은 업체의 이름, 업종, 주소, 국가와 연락받을
          이메일을 묻고, 원하시면 도시, 전화번호, 소개도 받습니다. 업체 정보는 확인한 뒤 공개하고 이메일은
          공개하지 않습니다. 틀린 정보 알리기는 무엇이 틀렸는지를 묻고, 원하시면 덧붙일 말도 받습니다. 업체
          본인이 알릴 때에는 확인할 이메일이나 전화번호를 함께 받으며 공개하지 않습니다. 많이 보내는 것을
          막으려고 보낸 횟수를 IP 주소별로 한 시간 동안 셉니다.
        </p>
        <p>
          ‘내 주변’을 누르고 허락하시면 브라우저가 알려 준 위치를 100 m 단위로 줄여 그 검색에만 쓰며 보관하지
          않습니다.
        </p>
        <p>
          결과가 없던 검색어는 하루 동안 서로 다른 인터넷 주소 세 곳 이상에서 검색했을 때에만 낱말, 날짜,
          횟수를 기록합니다. 주소는 그날이 끝날 때까지만 메모리에서 부호로 구별하고 검색어와 함께 저장하지
          않으며, 그날이 지나면 부호로 주소를 알아낼 수 없습니다. 전화번호나 이메일 주소로 보이는 검색어는
          기록하지 않습니다.
        </p>
      </TextSection>
      <TextSection title="2. 이용 목적">
        <ul>
          <li>화면을 보여드리고 장애와 악용을 찾아내기 위해</li>
          <li>방문자가 찾지 못하는 업종과 낱말을 알아내 검색을 고치기 위해</li>
          <li>문의하신 내용에 답변하기 위해</li>
          <li>등록을 신청하신 업체와 알려 주신 틀린 정보를 확인하고 반영하기 위해</li>
        </ul>
      </TextSection>
      <TextSection title="3. 보관과 파기">
        <p>
          서버 기록은 목적을 다하면 지체 없이 지웁니다. 결과가 없던 검색어는 90일 동안 보관합니다. 이메일로
          받은 문의와 양식으로 받은 내용은 처리가 끝난 뒤 다툼에 대비하는 데 필요한 기간만 보관합니다. 법령이
          기간을 정한 경우에는 그에 따릅니다.
        </p>
      </TextSection>
      <TextSection title="4. 쿠키">
        <p>
          방문자 화면은 쿠키 없이도 볼 수 있습니다. 관리자가 로그인할 때에만 로그인 상태를 지키는 쿠키를
          씁니다.
        </p>
        <p>
          저장한 곳과 메모는 지금 쓰는 브라우저에만 보관합니다. 저장한 곳을 열면 업체의 번호만 서버에 묻고,
          서버는 그 목록을 보관하지 않습니다. 목록을 공유하면 그 주소에는 업체의 번호만 들어갑니다. 업체 등록
          양식에 쓰신 내용은 보내거나 탭을 닫을 때까지 그 탭에만 남습니다.
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
          자신의 정보를 열람하거나 고치고 지우도록 요청할 수 있습니다. <ContactLink subject="개인정보 문의" />{' '}
          주소로 보내 주시면 영업일 기준 24시간 안에 답변합니다.
        </p>
      </TextSection>
      <TextSection title="8. 방침의 변경">
        <p>내용이 바뀌면 이 화면에서 시행일과 함께 알립니다.</p>
      </TextSection>
    </TextPage>
  )
}

export const termsOfService = staticPage({
  page: 'termsOfService',
  title: '이용약관',
  description: '서비스의 범위와 이용 조건, 책임의 한계를 설명합니다.',
  Text: TermsOfService,
})

function TermsOfService() {
  const { name } = useSite()
  return (
    <TextPage title="이용약관">
      <p className="lead">
        시행일: <time dateTime="2025-01-28">2025. 1. 28.</time> (<span lang="en">January 28, 2025</span>)
      </p>
      <TextSection title="1. 서비스">
        <p>
          {name}는 업체 정보를 찾아보는 무료 서비스입니다. 예약, 주문, 결제를 중개하지 않으며 업체와 방문자
          사이의 거래에 관여하지 않습니다.
        </p>
      </TextSection>
      <TextSection title="2. 정보의 정확성">
        <p>
          정보는 공개된 온라인 자료에서 모았으며 정확하거나 빠짐없다고 보증하지 않습니다. 영업시간과
          전화번호는 바뀔 수 있으니 방문 전에 업체에 확인하세요.
        </p>
      </TextSection>
      <TextSection title="3. 이용자가 지킬 것">
        <ul>
          <li>서비스에 지나친 부담을 주거나 정상적인 운영을 방해하지 않습니다.</li>
          <li>거짓 정보를 보내거나 다른 사람인 것처럼 문의하지 않습니다.</li>
          <li>법령과 다른 사람의 권리를 지킵니다.</li>
        </ul>
      </TextSection>
      <TextSection title="4. 권리">
        <p>
          업체의 이름, 상표, 사진의 권리는 각 권리자에게 있습니다. 권리가 침해되었다고 생각하시면 알려 주세요.
          확인한 뒤 내립니다.
        </p>
      </TextSection>
      <TextSection title="5. 책임의 한계">
        <p>
          무료로 제공하는 서비스이므로, 정보를 믿고 생긴 손해에 대해서는 법령이 허용하는 범위에서 책임을 지지
          않습니다. 고의나 중대한 과실로 생긴 손해는 그러하지 아니합니다.
        </p>
      </TextSection>
      <TextSection title="6. 변경과 중단">
        <p>
          점검이나 부득이한 사정이 있으면 서비스의 전부나 일부를 바꾸거나 멈출 수 있으며, 미리 알리도록
          노력합니다.
        </p>
      </TextSection>
      <TextSection title="7. 문의">
        <p>
          약관에 관한 문의는 <ContactLink subject="이용약관 문의" /> 주소로 보내 주세요. 영업일 기준 24시간
          안에 답변합니다.
        </p>
      </TextSection>
    </TextPage>
  )
}
