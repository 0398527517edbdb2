import { useSite } from '../../site-context.ts'
import { ContactLink, staticPage, TextPage, TextSection } from './text-page.tsx'

export const privacyPolicy = staticPage({
  page: 'privacyPolicy',
  title: 'Privacy policy',
  description: 'Which information is processed, why, and how long it is kept.',
  Text: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { name } = useSite()
  return (
    <TextPage title="Privacy policy">
      <p className="lead">
        In force since <time dateTime="2025-01-28">January 28, 2025</time>.
      </p>
      <TextSection title="1. What is processed">
        <p>
          {name} has no membership, and no page asks for a name or contact details to be read. To run the
          service safely, the server’s log may hold the time of a request, the address that was asked for, the
          IP address, and the kind of browser.
        </p>
        <p>
          Two forms take what you send with them. Adding a business asks for its name, category, address and
          country, and for an e-mail address where we can reach you; city, phone number and description are
          optional. What you say of the business is published once it is checked; your e-mail address is not.
          Reporting wrong information asks what is wrong, with an optional note. From the business itself it
          also asks for an e-mail address or a phone number, which is not published. To prevent abuse, forms
          are counted by IP address for an hour.
        </p>
        <p>
          If you choose “Near me” and allow it, the position that your browser gives is rounded to 100 metres,
          used for that search only, and not stored.
        </p>
        <p>
          Of a search that found nothing, the words, the day and a number are recorded only if it was made
          from at least three different internet addresses on one day. Until the day ends, addresses are told
          apart in memory by codes and are not stored with the search; after that day no code leads back to an
          address. Searches that look like a phone number or an e-mail address are not recorded.
        </p>
      </TextSection>
      <TextSection title="2. What for">
        <ul>
          <li>To show pages, and to find faults and abuse</li>
          <li>To learn which trades and words visitors do not find, and to mend the search</li>
          <li>To answer your questions</li>
          <li>To check and add the businesses that you send, and to correct what you report</li>
        </ul>
      </TextSection>
      <TextSection title="3. How long">
        <p>
          The server’s log is deleted as soon as it is not needed any more. Searches that found nothing are
          kept for 90 days. E-mails and what forms have sent are kept, after they have been dealt with, only
          as long as a dispute may arise. Where a law sets a period, that period applies.
        </p>
      </TextSection>
      <TextSection title="4. Cookies">
        <p>
          Visitors’ pages need no cookies. Only when an administrator signs in is there a cookie, which keeps
          the session.
        </p>
        <p>
          Saved places and their notes stay in this browser. To show the list, the page asks the server for
          the businesses by their numbers; the server keeps no list. A shared address holds only these
          numbers. What you type into the form for a business stays in the open tab until it is sent or the
          tab is closed.
        </p>
      </TextSection>
      <TextSection title="5. Advertisements and other services">
        <p>
          Pages of businesses have places for advertisements, whose providers may set cookies under their own
          policies. Photos of businesses may come from other servers, and map links lead to other services.
        </p>
      </TextSection>
      <TextSection title="6. Businesses in public sources">
        <p>
          Names, addresses, phone numbers, hours and ratings of businesses were collected from public online
          sources. If you want information about yourself corrected or removed, tell us. We check it and act
          on it.
        </p>
      </TextSection>
      <TextSection title="7. Your rights">
        <p>
          You may ask to see, correct or delete information about yourself. Write to{' '}
          <ContactLink subject="Privacy" />; we answer within 24 hours on business days.
        </p>
      </TextSection>
      <TextSection title="8. Changes">
        <p>Changes are announced on this page with the day from which they apply.</p>
      </TextSection>
    </TextPage>
  )
}

export const termsOfService = staticPage({
  page: 'termsOfService',
  title: 'Terms of service',
  description: 'What the service is, the conditions of its use, and the limits of liability.',
  Text: TermsOfService,
})

function TermsOfService() {
  const { name } = useSite()
  return (
    <TextPage title="Terms of service">
      <p className="lead">
        In force since <time dateTime="2025-01-28">January 28, 2025</time>.
      </p>
      <TextSection title="1. The service">
        <p>
          {name} is a free service for looking up businesses. It arranges no bookings, orders or payments, and
          takes no part in dealings between businesses and visitors.
        </p>
      </TextSection>
      <TextSection title="2. Accuracy">
        <p>
          The information was collected from public online sources and is not guaranteed to be accurate or
          complete. Hours and phone numbers may change, so check with the business before you go.
        </p>
      </TextSection>
      <TextSection title="3. What users must keep to">
        <ul>
          <li>Do not put an excessive load on the service or disturb its operation.</li>
          <li>Do not send false information or write in the name of others.</li>
          <li>Respect the law and the rights of others.</li>
        </ul>
      </TextSection>
      <TextSection title="4. Rights">
        <p>
          Names, trademarks and photos of businesses belong to their owners. If you think that your rights are
          infringed, tell us. We check it and take the content down.
        </p>
      </TextSection>
      <TextSection title="5. Limits of liability">
        <p>
          As the service is free, we are not liable, as far as the law allows, for damage from relying on the
          information. This does not apply to intent or gross negligence.
        </p>
      </TextSection>
      <TextSection title="6. Changes and interruptions">
        <p>
          For maintenance or for reasons beyond our control, all or parts of the service may be changed or
          interrupted. We try to announce this beforehand.
        </p>
      </TextSection>
      <TextSection title="7. Contact">
        <p>
          Questions about these terms go to <ContactLink subject="Terms of service" />. We answer within 24
          hours on business days.
        </p>
      </TextSection>
    </TextPage>
  )
}
