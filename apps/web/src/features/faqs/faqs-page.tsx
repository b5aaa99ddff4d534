import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ListOrdered, PencilLine } from 'lucide-react'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { faq } from '@sojourn/contract/resources/faq'
import { errorMessage } from '../../kit/words/error-message.ts'
import { formatWhen } from '../../kit/words/dates.ts'
import { listDefinition } from '../../kit/list/list-definition.ts'
import { ResourceListPage } from '../../kit/list/resource-list-page.tsx'
import type { RowAction } from '../../kit/list/row-actions.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { clients } from '../../data/clients.ts'
import { categoriesOf, everyFaq } from './every-faq.ts'
import { faqResource } from './faq-resource.ts'
import { FaqOrderList } from './faq-order-list.tsx'
import * as wording from './wording.ts'

type Faq = Summary<typeof faq>

/** The questions of the Help page, as the platform's staff manage them. */
export function ListPage() {
  const all = useQuery(everyFaq).data
  const { mutate } = clients.faqs.useUpdate()
  const definition = useMemo(
    () => ({
      ...fixed,
      rowActions: publishing(mutate),
      filters: [
        {
          parameter: 'category',
          label: wording.categoryColumn,
          options: categoriesOf(all?.data ?? []).map((category) => ({ id: category, label: category })),
        },
      ],
    }),
    [all, mutate],
  )
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search['arrange'] === 'true') {
    return (
      <div className="page-column max-w-180">
        <PageHeader
          title={wording.orderTitle}
          crumbs={[{ label: faqResource.title, href: '/faqs' }]}
          actions={<ButtonLink href="/faqs">{wording.orderDone}</ButtonLink>}
        />
        <FaqOrderList />
      </div>
    )
  }
  return <ResourceListPage definition={definition} />
}

/** The row action to publish or unpublish a question. */
const publishing =
  (mutate: ReturnType<typeof clients.faqs.useUpdate>['mutate']) =>
  ({ uuid, rev, status, question }: Faq): RowAction[] => {
    const isDraft = status === 'draft'
    const change = () =>
      mutate(
        { uuid, rev, changes: { status: isDraft ? 'published' : 'draft' } },
        {
          onSuccess: () =>
            void toast({ title: (isDraft ? wording.published : wording.unpublished)({ question }), tone: 'success' }),
          onError: (error) =>
            void toast({ title: wording.notChanged({ question }), description: errorMessage(error), tone: 'danger' }),
        },
      )
    return [
      isDraft
        ? { label: wording.publish, icon: CircleCheck, onAction: change }
        : { label: wording.unpublish, icon: PencilLine, onAction: change },
    ]
  }

const fixed = listDefinition<typeof faq>(faqResource, {
  client: clients.faqs,
  columns: [
    {
      id: 'question',
      title: wording.questionColumn,
      isRowHeader: true,
      isSortable: true,
      render: ({ question }) => <span className="wrap-anywhere">{question}</span>,
    },
    { id: 'category', title: wording.categoryColumn, width: '12rem', render: ({ category }) => category ?? '–' },
    {
      id: 'order',
      title: wording.orderColumn,
      isSortable: true,
      align: 'end',
      width: '6rem',
      render: ({ order }) => order,
    },
    {
      id: 'status',
      title: wording.statusColumn,
      width: '8rem',
      render: ({ status }) => (
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{wording.statusNames[status]}</Badge>
      ),
    },
    {
      id: 'updatedAt',
      title: wording.updatedColumn,
      isSortable: true,
      align: 'end',
      width: '9rem',
      render: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(updatedAt)}</span>,
    },
  ],
  nameOf: ({ question }) => question,
  actions: (
    <ButtonLink icon={ListOrdered} href="/faqs?arrange=true">
      {wording.reorder}
    </ButtonLink>
  ),
  emptyText: wording.noFaqs,
  radio: {
    parameter: 'status',
    label: wording.statusColumn,
    options: faq.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] })),
  },
  sorts: [
    { id: 'order', label: wording.helpOrder },
    { id: 'question', label: wording.questionAscending },
    { id: '-question', label: wording.questionDescending },
    { id: '-order', label: wording.helpOrderReversed },
    { id: '-updatedAt', label: wording.latestFirst },
    { id: 'updatedAt', label: wording.latestLast },
  ],
})
