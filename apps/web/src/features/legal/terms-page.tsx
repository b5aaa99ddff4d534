import { useProductName } from '../../data/public-config.ts'
import { Link } from '../../ui/link.tsx'
import { LegalText, Part } from './legal-text.tsx'

/** The terms of use. */
export function TermsPage() {
  const product = useProductName()
  return (
    <LegalText
      title="Terms"
      lead={`${product} is a tool in which travel companies design itineraries. Whoever runs this installation offers it to you; these are the rules that the software itself keeps to.`}
    >
      <Part title="With whom you have a contract">
        <p>
          {product} is software that anybody may install. The company that runs this installation, the operator, is your
          partner: it may have terms of its own about price, support and liability, and where they differ, they come
          before this page. If you were invited, your contract is with the company that invited you.
        </p>
      </Part>
      <Part title="Your account">
        <ul>
          <li>An account belongs to one person. Do not share it; invite a colleague instead, it takes a minute.</li>
          <li>Give an address that is yours: every important change is announced there.</li>
          <li>Choose a password that you use nowhere else, and tell the operator if somebody else got hold of it.</li>
        </ul>
      </Part>
      <Part title="What belongs to you">
        <p>
          Everything a company enters, its itineraries, library, pictures and contacts, stays its own. The operator
          stores it and shows it to those to whom you give access, and uses it for nothing else. Admins can export all
          of it at any time, also when the subscription has ended.
        </p>
        <p>
          Use only pictures and texts that you may use, and enter personal data of travellers only as far as their
          journey needs it. What you publish under a link can be read by whoever has the link.
        </p>
      </Part>
      <Part title="Plans and payment">
        <ul>
          <li>A company needs a plan to create and change things. Prices are shown before anything is owed.</li>
          <li>A plan may begin with days of trial. It goes on by the month or by the year until it is cancelled.</li>
          <li>
            Cancelled, it runs to the end of what was paid for. The owner and Finance can cancel it by themselves.
          </li>
          <li>
            Without a plan nothing is deleted: what is there can be read and exported, and published pages stay up, but
            nothing can be changed.
          </li>
          <li>At the limit of a plan nothing new can be created; editing and exporting go on.</li>
        </ul>
      </Part>
      <Part title="What is not allowed">
        <p>
          Breaking into other companies’ data, sending unasked letters through the product, loading it so heavily that
          others cannot work, or storing what is against the law. The operator may suspend a company that does.
        </p>
      </Part>
      <Part title="The software">
        <p>
          {product} is free software under the GNU Affero General Public License, version 3 or later, and comes without
          any warranty, as that licence says. Prices, times and checks that it works out help you; before you sell a
          journey, look at them yourself.
        </p>
        <p>
          How data is treated is said in <Link href="/privacy">privacy</Link>.
        </p>
      </Part>
    </LegalText>
  )
}
