import { kebab } from '../text/fold.ts'
import { tradeOf } from './taxonomy.ts'

/**
 * schema.org's types, and the trades (by their English names in the taxonomy) that certainly are of that type. A trade that
 * no line has is a local business: that is always right, and a wrong type is a false statement to search engines.
 */
const table = `
AccountingService: Accountant; Tax preparation service; Bookkeeping service; Certified public accountant; Tax accountant; Auditor
AdultEntertainment: Strip club
Airport: Airport
AmusementPark: Amusement park; Water park; Fairground
AnimalShelter: Animal shelter
ApartmentComplex: Apartment complex; Condominium complex
Aquarium: Aquarium
ArchiveOrganization: Archive
ArtGallery: Art gallery
Attorney: Lawyer; Personal injury attorney; Criminal justice attorney; Divorce lawyer; Immigration attorney; Estate planning attorney; Employment attorney; Bankruptcy attorney; Patent attorney; Trial attorney; Family law attorney; Real estate attorney; Tax attorney; Business attorney; Medical lawyer; Social security attorney; Elder law attorney; Law firm; Administrative attorney; Insurance attorney; Intellectual property attorney; Civil law attorney
AutoBodyShop: Auto body shop; Auto dent removal service
AutoDealer: Car dealer; Used car dealer; Truck dealer; RV dealer
AutoPartsStore: Auto parts store; Car battery store; Car accessories store; Wheel store; Truck parts supplier; Used auto parts store
AutoRental: Car rental agency; Truck rental agency; Van rental agency; RV rental agency
AutoRepair: Auto repair shop; Truck repair shop; Brake shop; Oil change service; Transmission shop; Muffler shop; Auto electrical service; Auto air conditioning service; Auto glass shop; Auto tune up service; Wheel alignment service; Auto machine shop; Auto restoration service; RV repair shop; Auto radiator repair service
AutoWash: Car wash
AutomatedTeller: ATM
AutomotiveBusiness: Electric vehicle charging station; Towing service; Vehicle inspection; Car detailing service; Auto upholstery shop; Car stereo store; Smog inspection station; Auto salvage yard; Motorcycle rental agency; Auto broker; Automotive service; Vehicle wrapping service; Auto window tinting service; Golf cart dealer; Car leasing service; ATV dealer
Bakery: Bakery; Cake shop; Doughnut shop; Bagel shop; Borek shop
BankOrCreditUnion: Bank; Credit union
BarOrPub: Bar; Live music bar; Wine bar; Cocktail bar; Pub; Beer hall; Sports bar; Hookah bar; Korean pub; Gay bar
Beach: Beach
BeautySalon: Beauty salon; Eyelash salon; Waxing salon; Makeup artist; Beautician
BedAndBreakfast: Bed & breakfast
BikeStore: Electric bicycle store; Bicycle store
BoatTerminal: Ferry terminal
BookStore: Religious book store; Bookstore; Comic book store; Used bookstore
BowlingAlley: Bowling alley
Brewery: Brewery
Bridge: Bridge
BuddhistTemple: Buddhist temple
BusStation: Bus station
BusStop: Bus stop
CafeOrCoffeeShop: Cafe; Tea house; Kids cafe; Cat cafe; Theme cafe
Campground: Camping ground
Canal: Canal
Casino: Casino; Casino gambling hall
CatholicChurch: Catholic church
Cemetery: Cemetery
ChildCare: Day care center; Playgroup
Church: Church; Baptist church; Methodist church; Presbyterian church; Lutheran church; Pentecostal church; Anglican church; Orthodox church; Non-denominational church; Seventh-day Adventist church; Church of Jesus Christ of Latter-day Saints; Evangelical church; Protestant church; Christian church; Church of Christ; Church of the Nazarene
CityHall: City hall
ClothingStore: Uniform store; Swimwear store; Maternity store; Jeans shop; Dress store; Plus size clothing store; Vintage clothing store; Motorcycle clothing store; Western apparel store; Clothing store; Women's clothing store; Children's clothing store; Bridal shop; Sportswear store; Lingerie store; Work clothes store
CollegeOrUniversity: University; Medical school; Law school; Business school; Community college; Graduate school; College; Nursing school
ComedyClub: Comedy club
ComputerStore: Computer accessories store; Used computer store; Computer store
ConvenienceStore: Convenience store
Courthouse: Courthouse
Crematorium: Crematorium
DaySpa: Spa; Facial spa; Day spa
DefenceEstablishment: Military base
Dentist: Dentist; Orthodontist; Oral surgeon; Pediatric dentist; Cosmetic dentist; Oral and maxillofacial surgeon; Endodontist; Periodontist; Dental implants provider; Prosthodontist; Emergency dental service
DepartmentStore: Department store
Distillery: Distillery
DryCleaningOrLaundry: Laundry; Dry cleaner; Laundromat
EducationalOrganization: Academy; Language school; Music school; Art school; Dance school; Driving school; Computer training school; Cooking school; Beauty school; Flight school; Vocational school; Seminary; Tutoring service; Cram school; Test preparation center; English language school; Chinese language school; Japanese language school; Ballet school; Coding school; Design institute; Drama school; Baking school; Motorcycle driving school; Truck driving school; Calligraphy school; Educational institution; Learning center; Training center; Adult education school; Correspondence school; Photography school; Acting and modeling school; Engineering school; Hotel management school; Fashion design school; Acupuncture school; After school program
Electrician: Electrician
ElectronicsStore: Vacuum cleaner store; Drone shop; Home theater store; Used appliance store; Electronics store; Appliance store; Camera store
ElementarySchool: Elementary school
Embassy: Embassy
EmploymentAgency: Employment agency; Labor supply service; Executive search firm
EntertainmentBusiness: Karaoke bar; Escape room; Fun center; Video arcade; Comic book cafe; Board game cafe; VR arcade; Laser tag center; Entertainment venue; Paintball center; Bingo hall
EventVenue: Wedding hall; Event venue
ExerciseGym: Gym; CrossFit box; Boxing gym; Women's fitness center; Muay Thai gym
FastFoodRestaurant: Hamburger restaurant; Fast food restaurant
FinancialService: Financial consultant; Mortgage lender; Loan agency; Currency exchange service; Money transfer service; Investment service; Debt collection agency; Credit reporting agency; Tax consultant; Stock broker; Investment bank; Venture capital company; Check cashing service; Escrow service; Financial institution
FireStation: Fire station
Florist: Florist
FoodEstablishment: Snack bar; Hot dog stand; Sandwich shop; Dessert shop; Juice bar; Food truck; Tavern; Bento shop; Food court; Canteen; Bubble tea store; Creperie; Salad shop; Tapas bar; Dairy bar; Churreria; Açaí shop; Japanese sweets shop; French fries shop
FurnitureStore: Kitchen furniture store; Fitted furniture supplier; Bed shop; Sofa store; Outdoor furniture store; Antique furniture store; Used furniture store; Furniture store; Mattress store; Office furniture store
GardenStore: Plant nursery; Garden center
GasStation: Gas station; LPG station
GeneralContractor: General contractor; Home builder; Remodeler; Construction company; Kitchen remodeler; Bathroom remodeler
GolfCourse: Golf course
GovernmentOffice: Customs office; Employment center; Passport office; Pension office; Government office; Community service center; Tax office; Social security office; Urban planning department; Local government office; State government office; Federal government office; Environment office; Registry office; Voter registration office; Public works department; Department of social services; Immigration & naturalization service
GroceryStore: Gourmet grocery store; Asian grocery store; Grocery store; Supermarket; Organic food store
HVACBusiness: HVAC contractor; Air conditioning contractor; Heating contractor; Air duct cleaning service; Furnace repair service; Air conditioning repair service
HairSalon: Hair salon; Barber shop; Women's hair salon; Hair extension salon; Braiding salon
HardwareStore: Hardware store; Building materials store; Paint store; Tool store; Plumbing supply store
HealthAndBeautyBusiness: Skin care clinic; Massage therapist; Tanning salon; Weight loss center; Laser hair removal service; Permanent make-up clinic; Medical spa; Sauna; Turkish bath; Foot massage parlor; Thai massage therapist; Sports massage therapist; Body piercing shop; Tattoo removal service; Float spa; Head spa; Beauty service; Wellness center; Health spa; Salt therapy; Henna artist
HealthClub: Health club
HighSchool: High school
HinduTemple: Hindu temple
HobbyShop: Hobby store; Craft store
HomeAndConstructionBusiness: Carpenter; Interior designer; Landscaper; Handyman; Window installation service; Flooring contractor; Swimming pool contractor; Solar energy contractor; Water damage restoration service; Concrete contractor; Masonry contractor; Demolition contractor; Excavating contractor; Wallpaper installer; Plasterer; Tile contractor; Siding contractor; Waterproofing service; Insulation contractor; Fence contractor; Home automation company; Gas installation service; Scaffolding service; Fireplace store; Gutter cleaning service; Building restoration service; Asbestos removal service; Damp proofing service; Stair contractor; Deck builder; Drywall contractor; Shed builder
HomeGoodsStore: Curtain store; Rug store; Kitchen supply store; Linens store; Lighting store; Blinds shop; Home goods store
Hospital: Hospital; Children's hospital; Psychiatric hospital; Nursing hospital; Maternity hospital
Hostel: Hostel
Hotel: Hotel; Capsule hotel; Love hotel; Wellness hotel
HousePainter: Painter
IceCreamShop: Ice cream shop; Frozen yogurt shop
InsuranceAgency: Insurance agency; Auto insurance agency; Life insurance agency; Health insurance agency; Car rental insurance; Home insurance agency
InternetCafe: PC room
JewelryStore: Jewelry store
LakeBodyOfWater: Lake; Swimming lake
LandmarksOrHistoricalBuildings: Memorial; Historical landmark; Castle; Castle fortress; Monument; Ruin
LegalService: Paralegal services provider; Legal aid office; Mediation service; Process server; Bail bonds service; Judicial scrivener office; Administrative agent office; Labor attorney office; Court reporter; Legal document service; Attorney referral service
Library: Library; Children's library; University library
LiquorStore: Wine store; Beer store; Liquor store
Locksmith: Locksmith
LodgingBusiness: Guest house; Pension house; Ryokan; Serviced apartment; Homestay; Inn; Lodge; Lodging; Villa; Boarding house
MedicalBusiness: Psychologist; Physical therapist; Chiropractor; Home health care service; Nutritionist; Podiatrist; Physician assistant; Blood bank; Emergency room; Public health center; Optometrist; Denturist; Dental hygienist; Psychotherapist; Speech pathologist; Occupational therapist; Acupuncture clinic; Chinese medicine clinic; Homeopath; Osteopath; Diagnostic center; Medical laboratory; Hospice; Midwife; Nurse; Ayurvedic clinic; Naturopathic practitioner; Blood testing service; Medical imaging center; Child psychologist; Foot care
MedicalClinic: Medical clinic; Hair transplantation clinic; Eye care center; Radiology clinic; Rehabilitation clinic; Oriental medicine clinic; Pain management clinic; Fertility clinic; Mental health clinic; Addiction treatment center; Vaccination clinic; Surgical center; Occupational health clinic; Urgent care center; Sleep clinic; Dialysis center; Sports medicine clinic; Eating disorder treatment center; Women's health clinic; Family planning center; Children's clinic
MensClothingStore: Men's clothing store
MiddleSchool: Middle school
MobilePhoneStore: Cell phone accessory store; Cell phone store
Mosque: Mosque
Motel: Motel
MotorcycleDealer: Motorcycle shop
MotorcycleRepair: Motorcycle repair shop
Mountain: Mountain peak
MovieRentalStore: Movie rental store
MovieTheater: Movie theater
MovingCompany: Moving company; Piano moving service
Museum: Museum; Art museum; History museum; Science museum; Children's museum; Natural history museum; Archaeological museum; War museum; Wax museum; Open air museum
MusicStore: Music store; Musical instrument store; Piano store; Guitar store
MusicVenue: Concert hall; Live music venue
NailSalon: Nail salon
NightClub: Night club
Notary: Notary public
OfficeEquipmentStore: Office supply store
Optician: Optician
Park: Park; National park; City park; Dog park
ParkingFacility: Parking lot; Parking garage; Bicycle parking
PawnShop: Pawn shop
PerformingArtsTheater: Theater; Opera house
PetStore: Bird shop; Pet store; Aquarium shop; Pet supply store
Pharmacy: Pharmacy; 24-hour pharmacy; Homeopathic pharmacy
Physician: Doctor; Surgeon; Plastic surgeon; Dermatologist; Otolaryngologist; Pediatrician; Obstetrician-gynecologist; Psychiatrist; Urologist; Cardiologist; Neurologist; Family doctor; Internist; Orthopedic surgeon; Neurosurgeon; Gastroenterologist; Endocrinologist; Oncologist; Pulmonologist; Allergist; Nephrologist; Rheumatologist; Vascular surgeon; Anesthesiologist; Pathologist; LASIK surgeon; Hematologist; Infectious disease physician; Hepatologist; Geriatrician; Cosmetic surgeon; Bariatric surgeon; Thoracic surgeon; Hand surgeon; Proctologist; Physiatrist; Pediatric surgeon
PlaceOfWorship: Kingdom Hall; Chapel; Cathedral; Shinto shrine; Meditation and prayer house; Gurudwara; Jain temple; Taoist temple; Shrine
Playground: Playground
Plumber: Plumber; Drainage service
PoliceStation: Police station
PostOffice: Post office
Preschool: Kindergarten; Preschool; Nursery school
ProfessionalService: Software company; Website designer; Marketing agency; Consultant; Architect; Engineer; Translator; Photographer; Private investigator; Real estate appraiser; Surveyor; Structural engineer; Mechanical engineer; Environmental consultant; Advertising agency; Graphic designer; Business management consultant; Human resource consulting; Wedding photographer; Professional service; Interpreter; Public relations firm; Internet marketing service; Market researcher; Industrial design company; Quantity surveyor; Electrical engineer; Civil engineering company; Engineering consultant; Energy consultant; Commercial photographer; Building designer
PublicToilet: Public restroom
RVPark: RV park
RadioStation: Radio broadcaster
RealEstateAgent: Real estate agency; Commercial real estate agency; Real estate rental agency
RecyclingCenter: Recycling center
Resort: Resort hotel
Restaurant: Restaurant; Korean restaurant; Chinese restaurant; Japanese restaurant; Sushi restaurant; Gimbap restaurant; Western restaurant; Italian restaurant; French restaurant; American restaurant; Mexican restaurant; Indian restaurant; Thai restaurant; Vietnamese restaurant; Turkish restaurant; Kebab shop; Filipino restaurant; Asian restaurant; Seafood restaurant; Steak house; Barbecue restaurant; Fried chicken restaurant; Pizza restaurant; Noodle shop; Soup restaurant; Buffet restaurant; Vegan restaurant; Breakfast restaurant; Takeout restaurant; Greek restaurant; Spanish restaurant; Middle Eastern restaurant; Hot pot restaurant; Dim sum restaurant; Cantonese restaurant; Sichuan restaurant; Taiwanese restaurant; Izakaya restaurant; Ramen restaurant; Udon noodle restaurant; Tonkatsu restaurant; Yakiniku restaurant; Yakitori restaurant; Curry restaurant; Teppanyaki restaurant; Raw fish restaurant; Eel restaurant; Crab restaurant; Grilled clam restaurant; Korean beef restaurant; Korean rib restaurant; Grilled pork restaurant; Gopchang restaurant; Jokbal restaurant; Korean soup restaurant; Samgyetang restaurant; Dak-galbi restaurant; Duck restaurant; Cold noodle restaurant; Knife-cut noodle restaurant; Rice noodle restaurant; Tteokbokki restaurant; Porridge restaurant; Fusion restaurant; Fine dining restaurant; Family restaurant; Diner; Bistro; Brunch restaurant; Pancake restaurant; Pide restaurant; Meatball restaurant; Grill restaurant; Fish & chips restaurant; Taco restaurant; Health food restaurant; Vegetarian restaurant; Halal restaurant; Mediterranean restaurant; Persian restaurant; Lebanese restaurant; Israeli restaurant; Moroccan restaurant; African restaurant; Brazilian restaurant; Peruvian restaurant; Argentinian restaurant; Colombian restaurant; Cuban restaurant; Caribbean restaurant; Latin American restaurant; German restaurant; Portuguese restaurant; Russian restaurant; Polish restaurant; Georgian restaurant; Uzbek restaurant; Mongolian restaurant; Nepalese restaurant; Pakistani restaurant; Bangladeshi restaurant; Sri Lankan restaurant; South Indian restaurant; Indonesian restaurant; Malaysian restaurant; Singaporean restaurant; Cambodian restaurant; Southeast Asian restaurant; Hawaiian restaurant; British restaurant; European restaurant; Southern restaurant; Afghan restaurant; Austrian restaurant; Belgian restaurant; Swiss restaurant; Burmese restaurant; Laotian restaurant; Hungarian restaurant; Romanian restaurant; Bulgarian restaurant; Balkan restaurant; Serbian restaurant; Croatian restaurant; Czech restaurant; Eastern European restaurant; Ukrainian restaurant; Lithuanian restaurant; Scandinavian restaurant; Dutch restaurant; Irish restaurant; Armenian restaurant; Azerbaijani restaurant; Kazakhstani restaurant; Uyghur restaurant; Arab restaurant; Syrian restaurant; Egyptian restaurant; Tunisian restaurant; North African restaurant; Ethiopian restaurant; Nigerian restaurant; South African restaurant; Kosher restaurant; Falafel restaurant; Shawarma restaurant; Gyro restaurant; Pilaf restaurant; Tibetan restaurant; Biryani restaurant; Puerto Rican restaurant; Dominican restaurant; Jamaican restaurant; Salvadoran restaurant; Venezuelan restaurant; Chilean restaurant; Ecuadorian restaurant; Guatemalan restaurant; Australian restaurant; Canadian restaurant; Polynesian restaurant; Okonomiyaki restaurant; Takoyaki restaurant; Tempura restaurant; Gyudon restaurant; Kaiseki restaurant; Oden restaurant; Kushiage restaurant; Tofu restaurant; Oyster bar restaurant; Lunch restaurant; International restaurant
RiverBodyOfWater: River
RoofingContractor: Roofing contractor
School: School; Private school; International school; Special education school; Alternative school; Secondary school; Boarding school; Montessori school; Religious school; Bilingual school
SelfStorage: Self-storage facility
ShoeStore: Boot store; Shoe store
ShoppingCenter: Shopping mall; Outlet mall
SkiResort: Ski resort
SportingGoodsStore: Hunting store; Bait shop; Baseball goods store; Tennis store; Soccer store; Running store; Surf shop; Dive shop; Snowboard shop; Skate shop; Exercise equipment store; Camping store; Sporting goods store; Fishing store; Golf shop; Ski shop; Outdoor sports store
SportsActivityLocation: Yoga studio; Pilates studio; Dance fitness class; Kickboxing school; Weightlifting area; Martial arts school; Swimming school; Taekwondo school; Judo school; Karate school; Aikido school; Kendo school; Kung fu school; Fencing school; Sports school; Sailing school; Ski school; Gymnastics center; Martial arts club; Capoeira school; Jujitsu school; Tai chi school; Billiard hall; Swimming pool; Climbing gym; Ice skating rink; Horse riding school; Golf driving range; Screen golf; Miniature golf course; Badminton court; Basketball court; Soccer field; Baseball field; Athletic field; Sports complex; Shooting range; Roller skating rink; Go-kart track; Trampoline park; Diving center; Surf school; Paragliding center; Archery range; Padel court; Squash court; Volleyball court; Cricket ground; Rugby field; Field hockey club; Skatepark; Batting cage center; Disc golf course; Adventure sports center; Bocce court
SportsClub: Sports club; Table tennis club; Yacht club
StadiumOrArena: Stadium
Store: Rice cake shop; Side dish shop; Coffee roastery; Chocolate shop; Candy store; Baklava shop; Cookie shop; Popcorn store; Pretzel store; Tortilla shop; Medical supply store; Hearing aid store; Vitamin & supplements store; Cannabis store; Herbal medicine store; Wheelchair store; Boat dealer; Motorcycle parts store; Marine supply store; Cosmetics store; Wig shop; Perfume store; Beauty supply store; Head shop; Hair salon supply store; Glass shop; Air conditioning store; Countertop store; Sign shop; Funeral goods store; Packaging supply store; Balloon store; Party supply store; Fireworks store; Trophy shop; Stamp shop; Custom t-shirt store; Adult entertainment store; Store; Cheese shop; Dairy store; Nut store; Rice shop; Tea store; Tobacco supplier; Vaporizer store; Cigar shop; Health and beauty shop; Bead store; Fabric store; Yarn store; Haberdashery; Sewing machine store; Art supply store; Pen store; Greeting card shop; Gift basket store; Novelty store; Candle store; Christmas store; Flag store; Flooring store; Tile store; Picture frame shop; Hot tub store; Poster store; Video game store; Map store; Newsstand; Kiosk; Gun shop; Knife store; Costume store; Leather goods store; Fur shop; Hat shop; Fashion accessories store; Baby store; Sewing pattern shop; Rock shop; Metaphysical store; Feng shui shop; Tack shop; Animal feed store; Lawn mower store; Kitchen cabinet store; Wallpaper store; Roofing supply store; Lumber store; Dance store; Martial arts supply store; Sports memorabilia store; Billiards supply store; Swimming pool supply store; Duty-free store; Health food store; Food store; Discount store; Wedding store; Chinese medicine store; Army surplus store; Soap store; Butcher shop deli; Chicken shop; Meat products store; Ham shop; Tofu shop; Landscaping supply store; Farm shop; Gift shop; General store; Butcher shop; Fish store; Fruit and vegetable store; Tobacco shop; Spice store; Frozen food store; Restaurant supply store; Variety store; Second hand store; Antique store; Bag shop; Watch store; Electrical supply store; Game store; Stationery store; Souvenir store; Agricultural supply store; Religious goods store
SubwayStation: Subway station
Synagogue: Synagogue
TattooParlor: Tattoo shop
TaxiStand: Taxi stand
TelevisionStation: Television station
TennisComplex: Tennis court
TireShop: Tire shop
TouristAttraction: Tourist attraction; Observation deck
TouristInformationCenter: Tourist information center
ToyStore: Toy store
TrainStation: Train station
TravelAgency: Travel agency; Tour operator; Airline ticket agency
VacationRental: Vacation rental; Holiday home
VeterinaryCare: Veterinarian
WholesaleStore: Fishing tackle wholesaler; Warehouse club; Cosmetics wholesaler; Clothing wholesaler; Computer wholesaler; Grocery wholesaler; Jewelry wholesaler; Florist wholesaler; Food wholesaler; Wholesaler
Winery: Winery
Zoo: Zoo
`

const typeOfTrade: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [type = '', trades = ''] = line.split(': ')
      return trades.split('; ').map((trade) => [kebab(trade), type] as const)
    }),
)

/** The trades whose guess is certain: a Fijian restaurant is a restaurant, but a cat hospital is no hospital. */
const certainGuesses: ReadonlySet<string> = new Set(['restaurant', 'cafe', 'church'])

/** The slugs of the trades that have a type of their own. */
export const typedTrades: Iterable<readonly [slug: string, type: string]> = typeOfTrade

/** schema.org has these as kinds of organizations that are at no place: a search engine would not see a local business. */
const placeless: ReadonlySet<string> = new Set(['VeterinaryCare'])

export const isPlaceType = (type: string): boolean => !placeless.has(type)

/** The schema.org type of a category, in any language, by the key of its trade. */
export function schemaType(category: string): string {
  const trade = tradeOf(category)
  if (!trade) return 'LocalBusiness'
  const { slug } = trade.category
  const isCertain = !trade.isGuess || certainGuesses.has(slug)
  return (isCertain && typeOfTrade.get(slug)) || 'LocalBusiness'
}
