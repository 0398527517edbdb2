import { useSite } from '../../site-context.ts'
import { ContactLink } from './contact-link.tsx'
import { TextPage, TextSection } from './text-page.tsx'

const title = '이용약관'

export function TermsOfService() {
  const { name } = useSite()
  return (
    <TextPage title={title}>
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
          약관에 관한 문의는 <ContactLink subject="이용약관 문의" />로 보내 주세요. 영업일 기준 24시간 안에
          답변합니다.
        </p>
      </TextSection>
    </TextPage>
  )
}
