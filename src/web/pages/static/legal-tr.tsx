import { useSite } from '../../site-context.ts'
import { ContactLink, staticPage, TextPage, TextSection } from './text-page.tsx'

export const privacyPolicy = staticPage({
  page: 'privacyPolicy',
  title: 'Gizlilik politikası',
  description: 'Hangi bilgilerin neden işlendiği ve ne kadar saklandığı.',
  Text: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { name } = useSite()
  return (
    <TextPage title="Gizlilik politikası">
      <p className="lead">
        Yürürlük tarihi: <time dateTime="2025-01-28">28 Ocak 2025</time>.
      </p>
      <TextSection title="1. İşlenen bilgiler">
        <p>
          {name} üyelik istemez; sayfaları görmek için ad veya iletişim bilgisi istemez. Hizmeti güvenle
          yürütmek için sunucunun kayıtlarında isteğin zamanı, istenen adres, IP adresi ve tarayıcı türü
          bulunabilir.
        </p>
        <p>
          İki form, gönderdiğinizde bilgi alır. İşletme ekleme formu işletmenin adını, kategorisini, adresini,
          ülkesini ve size ulaşabileceğimiz bir e-posta adresini sorar; şehir, telefon ve tanıtım isteğe
          bağlıdır. İşletme bilgileri denetlendikten sonra yayımlanır, e-posta adresiniz yayımlanmaz. Yanlış
          bilgi bildirme formu yanlış olanı sorar; not isteğe bağlıdır. İşletmenin kendisinden ayrıca bir
          e-posta adresi veya telefon ister ve yayımlamaz. Kötüye kullanımı önlemek için gönderilen formlar
          bir saat boyunca IP adresine göre sayılır.
        </p>
        <p>
          “Yakınımda” seçeneğine basıp izin verirseniz, tarayıcınızın verdiği konum 100 metreye yuvarlanır,
          yalnızca o arama için kullanılır ve saklanmaz.
        </p>
        <p>
          Sonuç vermeyen bir aramanın sözcükleri, günü ve sayısı, ancak arama bir günde en az üç farklı
          internet adresinden yapılmışsa kaydedilir. Adresler gün bitene kadar bellekte kodlarla ayırt edilir
          ve aramayla birlikte saklanmaz; gün bitince hiçbir koddan adrese ulaşılamaz. Telefon numarasına veya
          e-posta adresine benzeyen aramalar kaydedilmez.
        </p>
      </TextSection>
      <TextSection title="2. Amaç">
        <ul>
          <li>Sayfaları göstermek, arızaları ve kötüye kullanımı bulmak</li>
          <li>Ziyaretçilerin bulamadığı iş kollarını ve sözcükleri öğrenip aramayı düzeltmek</li>
          <li>Sorularınızı yanıtlamak</li>
          <li>Gönderdiğiniz işletmeleri denetleyip eklemek, bildirdiğiniz yanlışları düzeltmek</li>
        </ul>
      </TextSection>
      <TextSection title="3. Saklama ve silme">
        <p>
          Sunucu kayıtları amacını tamamlayınca gecikmeden silinir. Sonuç vermeyen aramalar 90 gün saklanır.
          E-postayla gelen sorular ve formlarla gelenler, yanıtlandıktan sonra yalnızca bir anlaşmazlık için
          gereken süre boyunca saklanır. Yasanın belirlediği süreler geçerlidir.
        </p>
      </TextSection>
      <TextSection title="4. Çerezler">
        <p>
          Ziyaretçi sayfaları çerez gerektirmez. Yalnızca yönetici giriş yaptığında oturumu koruyan bir çerez
          kullanılır.
        </p>
        <p>
          Kaydedilen yerler ve notları yalnızca bu tarayıcıda durur. Liste açılınca sayfa, işletmeleri
          numaralarıyla sunucuya sorar; sunucu listeyi saklamaz. Paylaşılan adreste yalnızca bu numaralar
          bulunur. İşletme formuna yazdıklarınız, gönderilene ya da sekme kapatılana dek yalnızca o sekmede
          kalır.
        </p>
      </TextSection>
      <TextSection title="5. Reklamlar ve dış hizmetler">
        <p>
          İşletme sayfalarında reklam yerleri vardır; reklam verenler kendi politikalarına göre çerez
          kullanabilir. İşletme fotoğrafları başka sunuculardan gelebilir, harita bağlantıları dış hizmetlere
          götürür.
        </p>
      </TextSection>
      <TextSection title="6. Herkese açık kaynaklardaki işletmeler">
        <p>
          İşletmelerin adı, adresi, telefonu, çalışma saatleri ve puanları herkese açık çevrimiçi kaynaklardan
          toplanmıştır. Sizinle ilgili bilgilerin düzeltilmesini veya kaldırılmasını isterseniz bildirin;
          denetledikten sonra uygularız.
        </p>
      </TextSection>
      <TextSection title="7. Haklarınız ve iletişim">
        <p>
          Kendi bilgilerinizi görmeyi, düzeltmeyi veya sildirmeyi isteyebilirsiniz.{' '}
          <ContactLink subject="Gizlilik" /> adresine yazın; iş günlerinde 24 saat içinde yanıt veririz.
        </p>
      </TextSection>
      <TextSection title="8. Değişiklikler">
        <p>Değişiklikler yürürlük tarihiyle birlikte bu sayfada duyurulur.</p>
      </TextSection>
    </TextPage>
  )
}

export const termsOfService = staticPage({
  page: 'termsOfService',
  title: 'Kullanım koşulları',
  description: 'Hizmetin kapsamı, kullanım koşulları ve sorumluluğun sınırları.',
  Text: TermsOfService,
})

function TermsOfService() {
  const { name } = useSite()
  return (
    <TextPage title="Kullanım koşulları">
      <p className="lead">
        Yürürlük tarihi: <time dateTime="2025-01-28">28 Ocak 2025</time>.
      </p>
      <TextSection title="1. Hizmet">
        <p>
          {name}, işletmeleri bulmaya yarayan ücretsiz bir hizmettir. Rezervasyon, sipariş veya ödemeye
          aracılık etmez; işletmelerle ziyaretçiler arasındaki işlemlere karışmaz.
        </p>
      </TextSection>
      <TextSection title="2. Bilgilerin doğruluğu">
        <p>
          Bilgiler herkese açık çevrimiçi kaynaklardan toplanmıştır; doğru veya eksiksiz olduğu garanti
          edilmez. Çalışma saatleri ve telefon numaraları değişebilir, gitmeden önce işletmeye danışın.
        </p>
      </TextSection>
      <TextSection title="3. Kullanıcıların uyacağı kurallar">
        <ul>
          <li>Hizmete aşırı yük bindirmeyin ve işleyişini bozmayın.</li>
          <li>Yanlış bilgi göndermeyin, başkası adına yazmayın.</li>
          <li>Yasalara ve başkalarının haklarına uyun.</li>
        </ul>
      </TextSection>
      <TextSection title="4. Haklar">
        <p>
          İşletmelerin adları, markaları ve fotoğrafları sahiplerine aittir. Hakkınızın çiğnendiğini
          düşünüyorsanız bildirin; denetledikten sonra kaldırırız.
        </p>
      </TextSection>
      <TextSection title="5. Sorumluluğun sınırları">
        <p>
          Hizmet ücretsiz olduğundan, bilgilere güvenmekten doğan zararlardan yasanın izin verdiği ölçüde
          sorumlu değiliz. Kasıt veya ağır ihmal bunun dışındadır.
        </p>
      </TextSection>
      <TextSection title="6. Değişiklik ve kesinti">
        <p>
          Bakım veya elde olmayan nedenlerle hizmetin tümü ya da bir bölümü değişebilir veya durabilir. Bunu
          önceden duyurmaya çalışırız.
        </p>
      </TextSection>
      <TextSection title="7. İletişim">
        <p>
          Bu koşullarla ilgili sorularınızı <ContactLink subject="Kullanım koşulları" /> adresine gönderin. İş
          günlerinde 24 saat içinde yanıt veririz.
        </p>
      </TextSection>
    </TextPage>
  )
}
