import { href } from '../../routes.ts'
import { useSite } from '../../site-context.ts'
import { TextPage, TextSection } from './text-page.tsx'

const title = '소개'

export function About() {
  const { name } = useSite()
  return (
    <TextPage title={title}>
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
