import { fold } from '../../../domain/text/fold.ts'
import { isOfProfessionals } from './person-headers.ts'

/** What is written as `fold` writes it, in as many words as it has; without spaces in scripts that have none. */
const set = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.join('|').split('|').map(fold))
/** Every word of one list before every word of another. */
const pairs = (first: string, second: string) =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
    .join('|')

/** Numbers, dates and states of orders and invoices. */
const orders = set(
  pairs(
    'order|purchase|invoice|sales order|sales record|order item',
    'id|no|nr|num|number|code|ref|reference|date|time|status|state|placed|at|created',
  ),
  'date ordered|ordered at|ordered on|order placed on|purchased at|purchased on|fulfillment status|financial status|fulfilled at',
  'bestellnummer|bestellnr|bestell nr|bestelldatum|bestellstatus|bestellung|bestell id|auftragsnummer|auftragsnr|auftragsdatum|rechnungsnummer|rechnungsnr|rechnungs nr|rechnungsdatum',
  pairs('sipariş|fatura', 'no|numarası|tarihi|durumu|id|kodu'),
  pairs('n|no|numéro|date|référence|réf|statut|id', 'de commande|commande|de la commande|facture|de facture'),
  pairs(
    'n|no|núm|número|fecha|estado|id|código',
    'de pedido|del pedido|pedido|de la orden|de orden|de factura|factura|de compra',
  ),
  pairs('n|numero|data|stato|id', 'ordine|dell ordine|di ordine|d ordine|fattura|della fattura'),
  pairs(
    'n|no|número|data|status|id|código',
    'do pedido|de pedido|pedido|da encomenda|da fatura|fatura|da compra',
  ),
  pairs('nr|numer|data|status', 'zamówienia|faktury'),
  pairs('číslo|datum|stav', 'objednávky|faktury'),
  pairs('номер|дата|статус|no', 'заказа|счета|счёта'),
  'bestelnummer|besteldatum|ordernummer|orderdatum|factuurnummer|factuurdatum|ordrenummer|ordredato|beställningsnummer|fakturanummer',
  '주문번호|상품주문번호|주문일|주문일시|주문일자|주문날짜|주문상태|주문상품|주문내역|주문서번호|구매번호|구매일|구매일자|결제일|결제일시|결제번호|발주번호|청구서번호',
  '注文番号|注文日|注文日時|注文id|受注番号|受注日|購入日|請求書番号|订单号|订单编号|订单日期|下单时间|訂單編號|訂單日期|發票號碼',
  'mã đơn hàng|ngày đặt hàng|số hóa đơn|no pesanan|nomor pesanan|tanggal pesanan|nomor faktur|رقم الطلب|تاريخ الطلب|رقم الفاتورة',
)

/** What stands above numbers of orders, and above running numbers too. */
const numbersAlone = set(
  'order|orders|invoice|invoices|bestellung|rechnung|sipariş|commande|pedido|ordine|주문|注文',
)

/** To whom and where something is sent. */
const deliveries = set(
  pairs(
    'shipping|ship to|ship|delivery|recipient|consignee',
    'name|address|address 1|address1|address line 1|street|city|phone|zip|method|full name',
  ),
  'recipient|ship to|consignee|tracking number|tracking no|shipping',
  'lieferadresse|lieferanschrift|empfänger|versandart|sendungsnummer|lieferdatum|teslimat adresi|alıcı|alıcı adı|alıcı adresi|kargo|kargo takip no|kargo firması',
  'adresse de livraison|destinataire|dirección de envío|dirección de entrega|destinatario|indirizzo di spedizione|indirizzo di consegna|endereço de entrega|destinatário',
  'afleveradres|bezorgadres|verzendadres|ontvanger|adres dostawy|odbiorca|doručovací adresa|adresa doručení|příjemce|адрес доставки|получатель|leveransadress|leveringsadresse|mottagare',
  '수취인|수취인명|수취인이름|수취인연락처|수취인전화번호|수취인주소|받는사람|받는분|받는이|배송지|배송지주소|배송주소|배송메세지|배송메시지|배송상태|송장번호|운송장번호|택배사',
  '届け先|お届け先|届け先住所|お届け先住所|配送先|配送先住所|送り先|收货人|收货地址|收件人|收件地址|快递单号|người nhận|địa chỉ giao hàng|penerima|nama penerima|alamat pengiriman|عنوان الشحن|المستلم',
)

/** How much of something was bought, and what was paid. The names of goods say nothing: makers list their products. */
const payments = set(
  'amount|total|subtotal|grand total|order total|total amount|total price|amount paid|item price|unit price|quantity|quantity purchased|qty|lineitem name|lineitem quantity|payment method|payment status|paid|paid at',
  'betrag|gesamtbetrag|gesamt|summe|menge|zahlungsart|zahlungsstatus|bezahlt|tutar|tutarı|toplam|toplam tutar|adet|miktar|ödeme|ödeme yöntemi',
  'montant|montant total|montant ttc|total ttc|quantité|paiement|importe|importe total|monto|cantidad|forma de pago|importo|totale|quantità|pagamento',
  'valor|valor total|quantidade|bedrag|totaal|kwota|suma|ilość|částka|celkem|сумма|количество|belopp|beløb',
  '금액|총금액|총액|합계|주문금액|결제금액|상품금액|판매금액|수량|상품명|옵션정보|단가|결제수단|결제방법|金額|合計|合計金額|数量|商品名|支払方法|金额|总价|总金额|商品名称|數量|總金額',
  'số tiền|tổng tiền|số lượng|jumlah|total harga|المبلغ|الكمية',
)

/** Who bought it. */
const buyers = set(
  'customer|customer name|customer email|customer phone|buyer|buyer name|buyer email|buyer username|buyer user id|purchaser|billing name|billing first name|billing last name|bill to|client|client name',
  'kunde|kundenname|kundin|käufer|käufername|besteller|müşteri|müşteri adı|müşteri adı soyadı|client|nom du client|nom client|acheteur|cliente|nombre del cliente|nombre cliente|comprador|nome cliente|nome do cliente|acquirente',
  'klant|klantnaam|koper|klient|nazwa klienta|kupujący|zákazník|клиент|имя клиента|покупатель|kund|kundnavn|kundenavn|구매자|구매자명|구매자이름|구매자연락처|구매자id|주문자|주문자명|주문자이름|주문자연락처|주문인|고객|고객명|고객이름',
  '購入者|購入者名|注文者|注文者名|お客様名|顧客名|ご注文者|买家|买家姓名|客户|客户姓名|買家|客戶姓名|khách hàng|tên khách hàng|pembeli|nama pembeli|pelanggan|nama pelanggan|اسم العميل|العميل',
)

/** What only a person has who is somebody's customer, member, pupil or patient: each list is of one kind. */
const personal: readonly ReadonlySet<string>[] = [
  set(
    'total spent|total spend|amount spent|money spent|lifetime value|customer lifetime value|ltv|aov|average order value|총구매금액|누적구매금액|총주문금액|총결제금액|toplam harcama|total gastado|gasto total|total gasto|total dépensé|totale speso|累計購入金額|累计消费|累计消费金额',
  ),
  set(
    'total orders|orders|orders count|order count|number of orders|구매횟수|구매건수|주문횟수|주문건수|총주문건수|sipariş sayısı|anzahl bestellungen|bestellungen|nombre de commandes|número de pedidos|numero di ordini|購入回数|注文回数|购买次数',
  ),
  set(
    'accepts marketing|accepts email marketing|accepts sms marketing|email marketing|newsletter|marketing consent|opt in|마케팅수신동의|마케팅동의|수신동의|메일수신|메일수신여부|이메일수신|이메일수신동의|sms수신|sms수신여부|sms수신동의|newsletter abonniert|メルマガ',
  ),
  set(
    'date of birth|birth date|birthdate|birthday|dob|생년월일|생일|geburtsdatum|geburtstag|geb datum|doğum tarihi|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|datum narození|datum rođenja|дата рождения|födelsedatum|fødselsdato|生年月日|出生日期|ngày sinh|tanggal lahir|تاريخ الميلاد',
  ),
  set(
    'gender|sex|성별|geschlecht|cinsiyet|cinsiyeti|sexe|sexo|sesso|geslacht|płeć|pohlaví|пол|kön|køn|性別|性别|giới tính|jenis kelamin|الجنس',
  ),
  set(
    '적립금|예치금|회원등급|고객등급|loyalty points|reward points|bonuspunkte|sadakat puanı|puntos de fidelidad|points de fidélité|会员等级',
  ),
]

const longestHeader = 60
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A header in words as the lists have them. */
function plain(header: string): string {
  if (header.length > longestHeader) return ''
  const words = fold(header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('#', ' no '))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return unspaced.test(words) ? words.replaceAll(' ', '') : words
}

/**
 * Whether the rows under a header are orders of a shop, or its customers: most are private persons. A number or a date of an order has to
 * stand beside who bought, what was paid or where it goes; or two things that only a person has beside each other.
 */
export function isOfCustomers(header: readonly string[]): boolean {
  const words = header.map(plain).filter(Boolean)
  const has = (names: ReadonlySet<string>) => words.some((word) => names.has(word))
  const evidence = [deliveries, payments, buyers].filter(has).length
  if ((has(orders) && evidence > 0) || (has(numbersAlone) && evidence > 1)) return true
  return personal.filter(has).length > 1 && !isOfProfessionals(header)
}
