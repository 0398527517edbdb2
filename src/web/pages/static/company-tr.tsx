import { useHref, useSite } from '../../site-context.ts'
import { ContactLink, staticPage, TextPage, TextSection } from './text-page.tsx'

export const about = staticPage({
  page: 'about',
  title: 'Hakkında',
  description: 'Mahalledeki işletmeleri herkesin ücretsiz bulduğu ilan tahtası hakkında.',
  Text: About,
})

function About() {
  const { name } = useSite()
  const href = useHref()
  return (
    <TextPage title="Hakkında">
      <p className="lead">
        {name}, mahalledeki işletmelerin adresini, telefonunu ve çalışma saatlerini tek yerde bulduğunuz
        ücretsiz bir ilan tahtasıdır. Üye olmadan her şeyi görebilirsiniz.
      </p>
      <TextSection title="Nasıl aranır">
        <ul>
          <li>Ana sayfada bir işletme adı veya kategori yazın; isterseniz bir şehir de ekleyin.</li>
          <li>
            Ya da <a href={href.cities()}>şehirlere</a> ve <a href={href.browse()}>kategorilere</a> göz atın.
          </li>
          <li>Beğendiğiniz işletmeyi açın, çalışma saatlerine bakın ve arayın.</li>
        </ul>
      </TextSection>
      <TextSection title="Bilinenler ve bilinmeyenler">
        <p>
          Doğrulayamadığımız bilgileri doğrulanmamış olarak belirtiriz. Çalışma saatleri bilinmeyen
          işletmelerde olağan saatleri gösterir, bunu açıkça yazar ve açık olup olmadığını söylemek için
          kullanmayız. Puanlar ve yorum sayıları kaynaklarından olduğu gibi alınır.
        </p>
      </TextSection>
      <TextSection title="Bilgilerin kaynağı">
        <p>
          Bu sitedeki bilgiler herkese açık çevrimiçi kaynaklardan toplanmıştır. Doğru veya eksiksiz olduğu
          garanti edilmez; önemli bir ziyaretten önce işletmeye danışın.
        </p>
      </TextSection>
      <TextSection title="Bir yanlışlık varsa">
        <p>
          Bilgilerin düzeltilmesi veya kaldırılması için <a href={href.contact()}>bize yazın</a>. İş
          günlerinde 24 saat içinde yanıt veriyoruz.
        </p>
      </TextSection>
    </TextPage>
  )
}

export const advertise = staticPage({
  page: 'advertise',
  title: 'Reklam verin',
  description: 'İşletme sayfalarındaki reklam yerleri ve başvuru yolu.',
  Text: Advertise,
})

function Advertise() {
  return (
    <TextPage title="Reklam verin">
      <p className="lead">
        Reklamlar yalnızca işletme sayfalarının belirli yerlerinde yayımlanır ve reklam olduğu belirtilir.
      </p>
      <TextSection title="Reklam yerleri">
        <ul>
          <li>İşletme sayfasının üstünde, 300×250 piksel</li>
          <li>Arama düğmesinin altında, 300×250 piksel</li>
        </ul>
      </TextSection>
      <TextSection title="Uyduğumuz kurallar">
        <ul>
          <li>Reklamlar sonuçların sırasını ve puanları etkilemez.</li>
          <li>Listelerin ve arama sonuçlarının arasına reklam konmaz.</li>
        </ul>
      </TextSection>
      <TextSection title="Başvuru">
        <p>
          Bölgeyi ve süreyi yazarak <ContactLink subject="Reklam" /> adresine gönderin.
        </p>
      </TextSection>
    </TextPage>
  )
}

export const contact = staticPage({
  page: 'contact',
  title: 'İletişim',
  description:
    'İşletme bilgilerinin düzeltilmesi veya kaldırılması ve tüm sorularınız için e-posta gönderin. İş günlerinde 24 saat içinde yanıt veriyoruz.',
  Text: Contact,
})

function Contact() {
  const href = useHref()
  return (
    <TextPage title="İletişim">
      <p className="lead">
        Bize e-postayla yazın. İş günlerinde 24 saat içinde yanıt veriyoruz.
        <br />
        <ContactLink />
      </p>
      <TextSection title="İşletme bilgilerini düzeltmek veya kaldırmak">
        <p>İşletmenin sahibi veya çalışanıysanız şunları gönderin. Denetledikten sonra uygularız.</p>
        <ul>
          <li>İşletmenin adı ve bu sitedeki bağlantısı</li>
          <li>Değiştirilecek veya kaldırılacak bilgi</li>
          <li>İşletmeyle ilginiz ve size ulaşabileceğimiz bir telefon numarası</li>
        </ul>
        <p>
          <ContactLink subject="İşletme bilgisi düzeltme" />
        </p>
      </TextSection>
      <TextSection title="Yeni işletme eklemek">
        <p>
          Eklemek ücretsizdir. <a href={href.addBusiness()}>İşletme ekle</a> sayfasından başvurabilirsiniz.
        </p>
      </TextSection>
      <TextSection title="Yanlış bilgi bildirmek">
        <p>
          Kapanmış bir işletme, yanlış bir telefon numarası veya adres görürseniz işletmenin sayfasındaki
          “Yanlış bilgi bildir” bölümünü kullanın. Hesap gerekmez.
        </p>
      </TextSection>
    </TextPage>
  )
}
