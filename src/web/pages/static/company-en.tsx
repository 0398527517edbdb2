import { useHref, useSite } from '../../site-context.ts'
import { ContactLink, staticPage, TextPage, TextSection } from './text-page.tsx'

export const about = staticPage({
  page: 'about',
  title: 'About',
  description: 'About the free notice board where anyone can look up local businesses.',
  Text: About,
})

function About() {
  const { name } = useSite()
  const href = useHref()
  return (
    <TextPage title="About">
      <p className="lead">
        {name} is a free notice board for looking up addresses, phone numbers and hours of local businesses in
        one place. You can see everything without an account.
      </p>
      <TextSection title="How to find something">
        <ul>
          <li>On the home page, type the name of a business or a category, and a city if you like.</li>
          <li>
            Or look through <a href={href.cities()}>cities</a> and <a href={href.browse()}>categories</a>.
          </li>
          <li>Open the one that you like, check its hours, and call.</li>
        </ul>
      </TextSection>
      <TextSection title="What is known and what is not">
        <p>
          What we could not confirm is marked as not confirmed. Where the hours of a business are not known,
          we show usual hours, say that they are only that, and never use them to tell whether it is open.
          Ratings and numbers of reviews are taken from their sources as they are.
        </p>
      </TextSection>
      <TextSection title="Where the information comes from">
        <p>
          The information on this site was collected from public online sources. It is not guaranteed to be
          accurate or complete, so check with the business before an important visit.
        </p>
      </TextSection>
      <TextSection title="If something is wrong">
        <p>
          <a href={href.contact()}>Contact us</a> to correct or remove information. We answer within 24 hours
          on business days.
        </p>
      </TextSection>
    </TextPage>
  )
}

export const advertise = staticPage({
  page: 'advertise',
  title: 'Advertise',
  description: 'Where advertisements appear on the pages of businesses, and how to ask for one.',
  Text: Advertise,
})

function Advertise() {
  return (
    <TextPage title="Advertise">
      <p className="lead">
        Advertisements appear only in fixed places on the pages of businesses, and are marked as such.
      </p>
      <TextSection title="Places">
        <ul>
          <li>At the top of a business’s page, 300×250 pixels</li>
          <li>Below the call button, 300×250 pixels</li>
        </ul>
      </TextSection>
      <TextSection title="What we keep to">
        <ul>
          <li>Advertisements have no influence on the order of results or on ratings.</li>
          <li>There are none between the entries of lists and search results.</li>
        </ul>
      </TextSection>
      <TextSection title="Contact">
        <p>
          Write to <ContactLink subject="Advertising" /> with the area and the period.
        </p>
      </TextSection>
    </TextPage>
  )
}

export const contact = staticPage({
  page: 'contact',
  title: 'Contact',
  description:
    'Write to us to correct or remove information about a business, or with any question. We answer within 24 hours on business days.',
  Text: Contact,
})

function Contact() {
  const href = useHref()
  return (
    <TextPage title="Contact">
      <p className="lead">
        Write to us by e-mail. We answer within 24 hours on business days.
        <br />
        <ContactLink />
      </p>
      <TextSection title="Correcting or removing a business">
        <p>
          If you own the business or work there, please send us this. We check it before we change anything.
        </p>
        <ul>
          <li>The name of the business and its link on this site</li>
          <li>What to change or remove</li>
          <li>What you have to do with the business, and a phone number where we can reach you</li>
        </ul>
        <p>
          <ContactLink subject="Correction of a business" />
        </p>
      </TextSection>
      <TextSection title="Adding a business">
        <p>
          Adding a business is free. Use the page <a href={href.addBusiness()}>Add a business</a>.
        </p>
      </TextSection>
      <TextSection title="Reporting wrong information">
        <p>
          If a business has closed, or its phone number or address is wrong, use “Report wrong information” on
          its page. You need no account.
        </p>
      </TextSection>
    </TextPage>
  )
}
