import { useProductName } from '../../data/public-config.ts'
import { LegalText, Part } from './legal-text.tsx'

/** The privacy policy. */
export function PrivacyPage() {
  const product = useProductName()
  return (
    <LegalText
      title="Privacy"
      lead={`${product} keeps what it needs for your work, in one place, and shows it to nobody else. There is no advertising, no tracking and no counting of visitors.`}
    >
      <Part title="Who is responsible">
        <p>
          For your account: the operator, whoever runs this installation. For what a travel company enters about its
          travellers and partners: that company; the operator stores it on the company’s behalf. Ask either of them to
          see, correct, export or delete what is kept about you.
        </p>
      </Part>
      <Part title="What is stored about you">
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, and, if you give them, job title and telephone number.
            Of your password only a fingerprint (argon2id), from which it cannot be read.
          </li>
          <li>
            <strong>Where you are logged in:</strong> since when, when last, and what your browser calls itself. You see
            and end these sessions in your profile; each ends by itself after 30 days.
          </li>
          <li>
            <strong>What you changed:</strong> each company keeps a record of who changed what and when. Its Admins can
            read it.
          </li>
          <li>
            <strong>Links in letters:</strong> stored as fingerprints until they are used or expire: 48 hours for a new
            address, one hour for a new password.
          </li>
        </ul>
      </Part>
      <Part title="What is stored about travellers">
        <p>
          What a company writes into its contacts and itineraries: names, addresses, preferences, documents. Numbers of
          passports are encrypted and shown only to roles that need them. None of it, and no net price or internal note,
          gets into a published itinerary. What is deleted lies in the bin for 30 days and is then gone.
        </p>
        <p>For a published itinerary it is counted how often its link was opened, not by whom.</p>
      </Part>
      <Part title="Where it is stored">
        <p>
          In the database and the file storage of this installation, which the operator chooses. Each company’s data is
          kept apart from every other’s. The operator can tell you the country, and names those who work for it, such as
          a host, a mail service or, where plans are paid online, the payment service; the software brings none of its
          own.
        </p>
      </Part>
      <Part title="On this device">
        <p>
          This dashboard sets no cookies. In its own storage your browser keeps: a token that shows who you are while
          you are logged in, which company you work in, how you like the page to look, the plan you looked at before you
          subscribed, and drafts of forms that you have not sent, never of passwords. When you log out, it keeps how the
          page looks, which company you were in (as a number and a code, without its name), and those drafts, sealed:
          only your next login on this device opens them, and after 30 days they go.
        </p>
      </Part>
      <Part title="What leaves your browser">
        <p>
          Pages, fonts and scripts come from this installation alone. The check that you are not a robot is a small sum
          that your own device works out; nobody else is asked. Passwords are judged on your device and by this
          installation. If the operator has set up a map service or a website with its plans, your browser asks those
          directly, and they learn its network address.
        </p>
        <p>
          To keep guessing slow, the installation counts tries by network address for a short time. Its log, which the
          operator sees, notes requests and their addresses, never passwords or tokens.
        </p>
      </Part>
    </LegalText>
  )
}
