import { expect, test } from 'vitest'
import { knownCategories } from './known-categories.ts'
import { schemaType, typedTrades } from './schema-type.ts'

/** schema.org's types that are places or organizations of one place, as of version 30. */
const types = new Set(
  (
    'Accommodation AccountingService AdministrativeArea AdultEntertainment Airport AmusementPark ' +
    'AnimalShelter Apartment ApartmentComplex Aquarium ArchiveOrganization ArtGallery Attorney Audiology ' +
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller ' +
    'AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub Beach BeautySalon BedAndBreakfast BikeStore ' +
    'BoatTerminal BodyOfWater BookStore BowlingAlley Brewery Bridge BuddhistTemple BusStation BusStop ' +
    'CafeOrCoffeeShop Campground CampingPitch Canal Casino CatholicChurch Cemetery ChildCare Church City ' +
    'CityHall CivicStructure ClothingStore CollegeOrUniversity ComedyClub CommunityHealth ComputerStore ' +
    'Continent ConvenienceStore Country Courthouse CovidTestingFacility Crematorium DaySpa ' +
    'DefenceEstablishment DefinedRegion Dentist DepartmentStore Dermatology DietNutrition Distillery ' +
    'DryCleaningOrLaundry EducationalOrganization Electrician ElectronicsStore ElementarySchool Embassy ' +
    'Emergency EmergencyService EmploymentAgency EntertainmentBusiness EventVenue ExerciseGym ' +
    'FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore ' +
    'GasStation GatedResidenceCommunity GeneralContractor Geriatric GolfCourse GovernmentBuilding ' +
    'GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore ' +
    'HealthAndBeautyBusiness HealthClub HighSchool HinduTemple HobbyShop HomeAndConstructionBusiness ' +
    'HomeGoodsStore Hospital Hostel Hotel HotelRoom House HousePainter IceCreamShop IndividualPhysician ' +
    'InsuranceAgency InternetCafe JewelryStore LakeBodyOfWater Landform LandmarksOrHistoricalBuildings ' +
    'LegalService LegislativeBuilding Library LiquorStore LocalBusiness Locksmith LodgingBusiness ' +
    'MedicalBusiness MedicalClinic MeetingRoom MensClothingStore MiddleSchool Midwifery MobilePhoneStore ' +
    'Mosque Motel MotorcycleDealer MotorcycleRepair Mountain MovieRentalStore MovieTheater MovingCompany ' +
    'Museum MusicStore MusicVenue NailSalon NightClub Notary Nursing Obstetric OceanBodyOfWater ' +
    'OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric Otolaryngologic OutletStore Park ' +
    'ParkingFacility PawnShop Pediatric PerformingArtsTheater PetStore Pharmacy Physician ' +
    'PhysiciansOffice Physiotherapy PlaceOfWorship PlasticSurgery Playground Plumber Podiatric ' +
    'PoliceStation Pond PostOffice Preschool PrimaryCare ProfessionalService Psychiatric PublicHealth ' +
    'PublicSwimmingPool PublicToilet RVPark RadioStation RealEstateAgent RecyclingCenter Reservoir ' +
    'Residence Resort Restaurant RiverBodyOfWater RoofingContractor Room School SchoolDistrict ' +
    'SeaBodyOfWater SelfStorage ShoeStore ShoppingCenter SingleFamilyResidence SkiResort ' +
    'SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena State Store SubwayStation Suite ' +
    'Synagogue TattooParlor TaxiStand TelevisionStation TennisComplex TireShop TouristAttraction ' +
    'TouristDestination TouristInformationCenter ToyStore TrainStation TravelAgency VacationRental ' +
    'VeterinaryCare Volcano Waterfall WholesaleStore Winery Zoo'
  ).split(' '),
)

test('every type is one of schema.org, and every trade is one of the taxonomy', () => {
  const slugs = new Set(knownCategories.map(({ slug }) => slug))
  for (const [slug, type] of typedTrades) {
    expect(types, `${type} of ${slug}`).toContain(type)
    expect(slugs).toContain(slug)
  }
})

test('a kind of restaurant is a restaurant, wherever the taxonomy has one', () => {
  const other = knownCategories
    .filter(({ label }) => / restaurant$/i.test(label.en))
    .filter(({ label }) => !['Restaurant', 'FastFoodRestaurant'].includes(schemaType(label.en)))
  expect(other).toEqual([])
})

test.each([
  ['Snack bar', 'FoodEstablishment'],
  ['분식', 'FoodEstablishment'],
  ['Pet groomer', 'LocalBusiness'],
  ['애견미용', 'LocalBusiness'],
  ['Veterinarian', 'VeterinaryCare'],
  ['동물병원', 'VeterinaryCare'],
  ['Tierklinik', 'VeterinaryCare'],
  ['교회', 'Church'],
  ['Iglesia', 'Church'],
  ['성당', 'CatholicChurch'],
  ['Cami', 'Mosque'],
  ['초등학교', 'ElementarySchool'],
  ['Dental school', 'CollegeOrUniversity'],
  ['Dental laboratory', 'LocalBusiness'],
  ['Food bank', 'LocalBusiness'],
  ['Fish farm', 'LocalBusiness'],
  ['양식장', 'LocalBusiness'],
  ['스파게티,파스타전문', 'Restaurant'],
  ['Italian restaurant', 'Restaurant'],
  ['Wheelchair store', 'Store'],
  ['Nail salon supply store', 'LocalBusiness'],
  ['Bar stool supplier', 'FurnitureStore'],
  ['Bail bonds service', 'LegalService'],
  ['Cake decorating supply museum', 'LocalBusiness'],
  ['Hotel', 'Hotel'],
  ['애견호텔', 'LocalBusiness'],
  ['세차장', 'AutoWash'],
  ['이삿짐센터', 'MovingCompany'],
  ['constructor', 'LocalBusiness'],
  ['', 'LocalBusiness'],
])('%s is a %s', (category, type) => {
  expect(schemaType(category)).toBe(type)
})

test('what is guessed from a part of the name has no type, unless the part says it for certain', () => {
  expect(schemaType('Fijian restaurant')).toBe('Restaurant')
  expect(schemaType('Cat hospital')).toBe('LocalBusiness')
  expect(schemaType('Dog hotel')).toBe('LocalBusiness')
  expect(schemaType('Tattoo artist school')).toBe('LocalBusiness')
})
