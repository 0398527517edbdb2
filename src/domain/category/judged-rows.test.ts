import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readListings } from '../../../scripts/quality/read-listings.ts'
import { tradeOf } from './taxonomy.ts'

/**
 * 600 rows of real files, read one by one with name, category and attributes: the slug of the trade that is right, and the first twelve
 * digits of the SHA-256 of each row's place_id.
 */
const judged = `
accountant: af778e5a168d ec3d8f580d29
administrative-attorney: 443aed186884
air-conditioning-contractor: 10c5d96153d7 13a3f0f5e771 13ad597ec781 228eb37763ca 2549381b7ea0 25f6f31bd605 2a98d71ada9b 328182ba28d3
air-conditioning-repair-service: 2d489c8cda02 8e484ea50f91
anglican-church: 532306108446 532306108446
association: 965182babdee
attorney-referral-service: 3b0c76245b42
bakery: 46c285b16586
bankruptcy-attorney: 05680aa1822c 085362a1a039
baptist-church: 030b609f5ac5 0ebad94b0a8e 0f5ef4eaf267 0f5ef4eaf267 14b47009b866 1bce61e96d41 1bce61e96d41 1bce61e96d41 1e5346357436 212af9307623 2884e3024f3e
bar: bb788c9fbf07
barbecue-restaurant: 02bf2b38cd8e 046fa83e1c37
beauty-salon: 17d2e17ac495
bed-breakfast: 855ed50efb4d
beer-hall: 00481876097c 00c3aac72056 04d89f1243bb 051cea60aee5 079cef3bbb90 088402eca165 096344ed0fd3 0a2c3e56c982
boiler-supplier: b7cec71f40d6
buffet-restaurant: 0f8c1476164f 3e95b63dcd52
cafe: 01be4f84fe22 594897a1980e 0d5648b08e43 567537ba414c 60c9825c07bc 8e246af2a017 95aa4fc67aad b7305d958a7c d5a3ef648e74 005e6d1fe67d 0d348ff0c882
cantonese-restaurant: de521fb5a1b2
caterer: 220db3710a7f
catholic-church: 3a3b7fbf4990 3ba21fbca4ae
chamber-of-commerce: cb7e871d2a9e
chinese-restaurant: 007a213f8090 041887d75747 05f51b781a59 097ef2c43798
christian-church: 067edd4b8865 067edd4b8865 067edd4b8865 0a55ddc65534 0a55ddc65534 0a55ddc65534 0a6606a8b36e 0a6606a8b36e 0a6606a8b36e
church: 007ce265a6b5 00af6978284e 4e4741172e6d 555e72bd34a1 00af6978284e 00af6978284e 00b6b7e881e7 02e02f693b60 02e02f693b60 030b9da6be65 095f0abc9de7 112032185f5b 11c39ec56665 11f0debc1279 11f0debc1279 1656bb88117e 1656bb88117e 1656bb88117e 1668a8db5ba1 1a53d8c5accb 1fa0c17ff260 2123cee26aca 274b9d3ca584
church-of-christ: 0235eed12a08 02489e2eba3f 02489e2eba3f 0415a44be492 0415a44be492 0415a44be492 051f138b54ab 051f138b54ab 0f2f8348d125 19a5bc4b5fcb 19a5bc4b5fcb 1c056f70006c 1c448ae69a50 1c448ae69a50
church-of-the-nazarene: 7a4b40bcc947 952da4ecbe39
city-hall: 32c386083da7
civil-law-attorney: 03a4169ab5b4 0ed715461687
cleaning-service: 0701fbc35093 f55e008f8fb1
cold-noodle-restaurant: 1702989cdfd4
consultant: 92566621ff19
criminal-justice-attorney: 06eea3e96441 0dc09ae3f0bc 10908bce7207 10b832cc4368 22d507c91f6d 2b2506559dec
dentist: 1dd8d0b421df
dermatologist: 20e67dcd6724 572ae5204366
divorce-lawyer: 0fe6f35e01b9 2d0a490c8cde
doctor: 7ef7ff8f3cf8 e750c7754fdc
electrician: 712da8e4fb3f f4b622ef96c8
employment-attorney: 1e26b0540b60 215a0d5443ed 2500c5011624
escrow-service: 5d07e4038d39
establishment: 50a543fea0b5 002674c80c4c 0028c46f9b0e 003d8f953b3e 0074ac0ccd2c 007d17cdc347 00f87219f1ff 01b36db6310c 02fc765919b6 038bdf5b8ab0 03cd0ae3bf33 0414de0b39df 0490ff4689f6 04baec85c662 04ebda436a38 0536e831fb2f 0587bbaaf560 0598b5d7aee0 05aa6633be17 075679196312 075c49b300ff 07750e5c54a1 07b05a08fee9 07e05236f629 083af77bf9c8 088ac67ad406 08d01f88852d 08fdfdf7c3b1 09112a329335 09267615aab0 0987116b48b5 09bd6ccdcedf 09d12ad4b082 09dc1272015e 0a5ff6107d78 0aaf212edc8b
estate-liquidator: 6516adb55fe1
estate-planning-attorney: 26cbe1ae5d5b 295a965f9768 29a3855392b1 29c0a155ddbd 2a70428bf37b
family-law-attorney: 1433734f6c2e 19312d13544c 1e8ac0e237a7 209b08cf3cee 21103cc9e3d8 233e5e10bfa8
family-restaurant: 041a23781f65 152f1dceeca7
fast-food-restaurant: 01cdf37c54a9 0ab8f265a3e3
filipino-restaurant: 6002ba7c636f 705a235d483e a8beeec2adc4
financial-institution: 98d7ae1bdac1
fingerprinting-service: 040d033bf6da
food-bank: aece0e625e8e
foreclosure-service: 3f7bb3bdb53d
fried-chicken-restaurant: b0debc99545c 02b2914f885e 040fe5006e20 09ec8f2181c7
general-contractor: 03d0fcc1adcd 8ea8371e6dfc
general-store: 0bfa149db5d0
gimbap-restaurant: 171c7ed0b6dd 1d77864a7c6f
grocery-store: cc1563e7fbb0
gun-shop: b63c0fe38ad2
gym: ff8bf29dbcd2
hair-replacement-service: 0d6cb56109a4 10502e267abd 16c035958550 21ae721109ca 2322a778286a 246d49df5d89 3521d41c367c 3594ca676f50 392af384eddc 45c1a6e2dea7 480cc6e7ed3e 4c3d9ba8b98f 4caca7d3f9ec
hair-salon: d4b3a86493cd
hair-transplantation-clinic: 005454cf92d7 05034129966c ae3aefcb1197 0d6521c49ca9 0f7c1d87ff90 11e1b98666f0 14ee3e6e3cb2 15d3fbe93882 17e028bcd717 1d29cfc925e1 1dc034c04d1b 1f150cc28b2f 2219390b3f9a 26766898c41f 293ffa8e5a04 295af27e97e0 3378744732a9 35f6d1eb0f41 3f3bd3df62d5 3f735cc9de75 4457d8e08a2b 47e363450b24 47e3c2506779 4be64daecb08 4bf03d88f95f
hamburger-restaurant: 0ea1b53b17a4
hardware-store: 077b064fbbdf
heating-contractor: 06a309cf20ce 3026b4312daf
home-builder: f9ae79b2f5e2
hot-dog-stand: bec72abbf2ce
hvac-contractor: 02058e2ab620 02d38a2f7023 0467bb599c8f 04806540883b 04fc7c2a5534 053a032e3dcd 057e51da3dce 062fa099d593 0726af12054f 08fa7a9c2bb5 0a0ded17b03d 0aa433def022 0b6ee6f87f24 0de3422ca598 0eea96dc707b 0f2da10e53dc 127457ae432e 13d7fe1e4231 1585c1ebd06a 15fd97e6e4d1 1708fc53fcaa 173a26f6b536 18d18ed29b32 1a7326974a21 1cfdd81e660e 1d8c6894480b 1dc63688568a 24a094f1fd20 26da1d65c697 291ca68602a5 2a0b08cae869 33b9aa458d47
immigration-attorney: 086481e33ef4 2ec4e6945868
immigration-naturalization-service: de444fae543c df6ed6207f53
insurance-attorney: 3814282540b1 a30a47d9ef72
international-restaurant: 0b2b14305fc4 0d7193d3a593
japanese-restaurant: 607dafd1c2dc b5f613c5985e 02c1f1d16908 04002d712ca7 0647808b5809 06c746d6b941 06d55af2c518 0aa296264915 0ab9736cb583
jewelry-store: e46d978f8473
judo-school: 520a5af2726a 5aa47bbc10ca 686823d8b0c7 747f8eddd142 81d83076e4a7 8af9626e13d7 c25ee487edce d0c998ad0c83 e33832c574e6
kids-cafe: aeaa3af5cf46
kingdom-hall: eec10c2bbc05 eec10c2bbc05
korean-pub: 0511a733ab52 0fc0c5521824 d41f365215cd
korean-restaurant: 008eb6803c0f 00aa387f4be7 011c669173ac 0144245d3824 017f80e29bcc 019ed4ffcfe1 01d3a4865e00 01f1b08531a1 021a2f337179 021c45475dae 021e554e7a95 02366b0c2dc2 029ba265071a 02b9e852eace 02c93fe6a842 02d9155e6e2f 02f0aa1a3fd4 0313e175065a 0337bfbef068 035edcd9ff32 03af16fd4af1 03b18b8eff6b 03b35172ae28 03b99e7d08cd 03c41d0447c0 0433008d00be 044b1a69cb33 04502f4eb7bf 046603f77eda 04d7da42b067 04e012d5bae8 04e6bbf3c17a 0528f54019b1 05a12cfa8aa4 05cc287ea9c3 05cc8318d60c 05f3219b39f1 0605f26a0623 0633a462fe05 0645f9ac5121 065b668111b1 0690d710da90 07335abd7658 073c52ea2901 07482cb7a982 07600db17a5b 07727f98471a 07ac2a912fc2 07f6454eedcf 0844188620df 0862897670d7 088901af2168 089d2c402110 08b612f7497b 08b81e0d7d95 08d7526101b4 08dff08d5567 0919fde75fa9 095158fa94ae 0990e1347e8a 09e48306fb4d 09f4ca326a49 09fc92cd9acc 0a1138e2ee30 0a1cdb00960b 0a53bdfe9749 0a565c961c4d 0a5c9b74fc1a 0a619da211a6 0a87cbd52c74 0a90a851b917 0aada5ae4132
law-firm: 052cc088bdc0 06ea933b9096 0a82631dcd4f 116078216337 0ab9f0ea4536 0bf9618a009d 10f0a4199cb8 12287b53e03e 13a2dd32c713 14852d7185e0 1575a36ce1a5 16456f2cd926 173b337344fc 17de7b3ec56d 1b35b7777d90 1d4a6f22f148 1e52054ccd9e 20555e82eb8b 24886c67a625 25280aacc18a 2b131870a56d
law-school: 3769b4ccca36
lawyer: 03e53d5d6d0d 044da5b0745e 061ad84b9fe1 10b6f186c63a 0f58803e0799 10a0a295a438 10f599e5d15e 125b8d59add2 12fafc9ef9f2 148f945f2e2a 16cde35171d6 1c75fb2a554a 20cec909779d 21f35a649635 2624572f2aa0 2728586f1f47 2810cd6d333b 2a90cc515b6f
live-music-bar: e2b301f70568
local-government-office: 2b9043d029ea
locksmith: c8c0c8593507
lutheran-church: 3a16be2bd13a 3a16be2bd13a
martial-arts-school: b95613be183f bde691758c5a ccd9e488ca8b e7e067854867
mechanical-contractor: 59cd2570eeba 816718769b97
medical-clinic: 5020a435d74f 5032c96fa826
medical-spa: 0f9f38f0ae9b 2a04a58505af 3e09d74138d7
methodist-church: 58657d348345 82c42be24d80 dc41a66376f8 dc41a66376f8
non-denominational-church: 2a84b4085a08 9896a5ec88d0
non-profit-organization: 03fd41b8ffbb 03fd41b8ffbb 03fd41b8ffbb
notary-public: 3237afc0d16c cc53a17def39
paralegal-services-provider: 083cca3b9777 584c39108aea
patent-attorney: 69266d5d3c96 8b02301c8b88
pentecostal-church: 11471bfa0bc8 44c25512f0dc 4cacb43f0e38 b48f8a380f7e
personal-injury-attorney: 017f785c5ad1 02826c40db98 06e85d247e96 07a219258024 08b34574aeca 147a5a1f7a30 1c1f318412f9 29ae398b9b33
physician-assistant: e964a226c48b
plastic-surgeon: 283549f4ef04 4680242b3a00
plumber: 7d4fc5374c8b 89bf47b9ad4f
police-station: 7b28821ab8a9
presbyterian-church: 3dc24c61fe33 4c3b54209373
process-server: 332b4e90af91 c3ab008340b5
property-maintenance: 11e3b12fa2ce 569e8f2e1dfd
prosecutors-office: bec7ab2c9ede
raw-fish-restaurant: 01b93fcc7e5f 04630c4f2644 089445135e42
real-estate-agency: 7e43da22a4d7 a86f8c9553f8 ab6060dd6ca6
real-estate-attorney: 410cc3ae027c efb97ad444fa
record-company: d63a62128325
religious-institution: 4e0a5c2b3a3a a6a944e163a0 f125d3c46dab fdc479424a66
restaurant: 00657e2ff931 00ccd2e1e70b 0199d29edaf2 024ffec451c4 034a3732909c 04571c9aaa51 0607d254658e 066f8ec3810f 0737dc42d6bf 08fe968b69bd 120b79ad493d 12f61ce06e29 13988aa3004d 15285ff317c4 1a7acdeeb7a1 1d86cda3fac2 1dc659e4ffaa 20d401c7a37d 210485327157 211cbe2e42cb 22a85ac32ed6 25628eef8213 2562e374a621 25935290c020 25b98d90cded 25d3d3d1fc01 26ad9940816c 289be4775789 28db4f092894 2c506b1242e6 2d15fa368e6f 2d33011fd364 2f307af28c22 2f43ea6a5b70 318f4c5d2b37 31a6184b93b7 333a67fd621f 34303e974926 346409d8871d 34af57da6844 351632a74b62 3a52a2f9569a 3a9519455559 3d2275b1fe7f 41775f5b630b 42965033d4d7 42fb7aea704a
seventh-day-adventist-church: b9684d465754 b9684d465754
shipping-company: 8261ed8f3ec2
shipping-service: 822ba37272ea f970023715ac
skin-care-clinic: 045e18c337a6 3e0aa82578b0
snack-bar: 00a70f422646 0462c615ce5b 0698ca627846 0a0ab74aae0b
social-security-attorney: 0a8e02c7578b
social-welfare-center: dc35d6efb4e7
soup-restaurant: 0b04005b1214
surgeon: 6472f40140a8 71218b7af329
tattoo-shop: 0ef255a78931
tax-preparation-service: 75ce22ff34f6 88883bc82e25
tea-house: 7f342b59b6f7 8f8a6bdbb41d
title-company: 2606d79ce56f 5642cc927bc2
transportation-service: 4877c15577fd
trial-attorney: 6d21c7e3d520 afbb26f3c58a
vacation-rental: bd8f7fb37d50
vegan-restaurant: 7b237c464345
vehicle-registration-office: c890e9900401
wellness-center: f5b981e9b76c
western-restaurant: 003862d7e64a 01189768d07f 0250c0dfdff6 02dc88656b5d 041b162c96fe 0432f8f8aeb4 046b4c66a024 0484c3f444c0 049f79b500a4 057dc290339a 05bad47d9fbc 05e74924dbd8 0683185e6073 06eba7b77fbf 07434505f376 07a188bb433b 09fd435fbebe 0a4643e956af
wig-shop: 1c11536a4305 4498a5bcf64b
`
const rightTrade = new Map(
  judged
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [slug = '', hashes = ''] = line.split(': ')
      return hashes.split(' ').map((hash) => [hash, slug] as const)
    }),
)

const folder = join(import.meta.dirname, '../../../../shared/fixtures')
const files = [
  ...[
    'ph_restaurants_183',
    'us_al_church_328',
    'us_al_hvac_220',
    'us_ca_lawyers_500',
    'us_hair_transplant_179',
  ],
  ...['us_judo_untouched', 'vn_hue_cafes_8'],
].map((name) => `outscraper/${name}.xlsx`)

test.skipIf(!existsSync(folder))('the trades of 600 rows are right', async () => {
  const verdicts = { right: 0, wrong: 0, none: 0 }
  for (const file of [...files, 'korean/kr_seoul_seongdong_3885.xlsx']) {
    const seen = new Set<string>()
    for await (const { draft } of readListings(join(folder, file))) {
      const hash = createHash('sha256')
        .update(draft?.placeId ?? '')
        .digest('hex')
        .slice(0, 12)
      const right = rightTrade.get(hash)
      if (!draft || !right || seen.has(hash)) continue
      seen.add(hash)
      const slug = tradeOf(draft.category)?.category.slug
      verdicts[slug === undefined ? 'none' : slug === right ? 'right' : 'wrong']++
    }
  }
  const total = verdicts.right + verdicts.wrong + verdicts.none
  expect(total).toBe(rightTrade.size)
  expect(verdicts.right / total).toBeGreaterThanOrEqual(0.99)
  expect(verdicts.wrong / total).toBeLessThanOrEqual(0.005)
})

test.each([
  ['Urgent care center', 'urgent-care-center'],
  ['Emergency care physician', 'doctor'],
  ['Packaging supply store', 'packaging-supply-store'],
  ['Warehouse', 'warehouse'],
  ['Gas company', 'gas-company'],
  ['Plasma center', 'blood-bank'],
  ['Poison control center', 'poison-control-center'],
  ['Parole office', 'probation-office'],
  ['Concealed weapon training', 'shooting-range'],
  ['Dead animal removal', 'pest-control-service'],
  ['Suicide prevention center', 'counselor'],
  ['Canal', 'canal'],
])('%s is %s, and no guess', (name, slug) => {
  expect(tradeOf(name)).toMatchObject({ category: { slug }, isGuess: false })
})
