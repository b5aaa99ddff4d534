import { Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../menu.tsx'
import { PageHeader } from '../page-header.tsx'
import { Pagination } from '../pagination.tsx'
import { Picture } from '../picture.tsx'
import { StatusBadge } from '../status-badge.tsx'
import type { Status } from '../status-badge.tsx'
import { Table } from '../table/table.tsx'
import type { TableColumn, TableSort } from '../table/table.tsx'
import { demoPicture } from './demo-picture.ts'
import { Section } from './section.tsx'

interface OpenItinerary {
  id: string
  title: string
  client: string
  start: string
  price: string
  status: Status
  hue: number
}

const ITINERARIES: OpenItinerary[] = [
  {
    id: '1',
    title: 'Fourteen days through Namibia',
    client: 'Marit Solberg',
    start: '14/5/26',
    price: '€ 12,480.00',
    status: 'booked',
    hue: 24,
  },
  {
    id: '2',
    title: 'Okavango by mokoro and light aircraft',
    client: 'The Okonkwo family',
    start: '2/6/26',
    price: '€ 31,900.00',
    status: 'quoted',
    hue: 90,
  },
  {
    id: '3',
    title: 'Garden Route, slowly',
    client: 'Ana Ferreira',
    start: '19/9/26',
    price: '€ 6,240.50',
    status: 'enquiry',
    hue: 190,
  },
  {
    id: '4',
    title: 'Victoria Falls, a long weekend',
    client: 'Jonas Weber',
    start: '3/4/26',
    price: '€ 3,105.00',
    status: 'lost',
    hue: 350,
  },
]

const COLUMNS: TableColumn<OpenItinerary>[] = [
  {
    id: 'picture',
    title: 'Picture',
    isTitleHidden: true,
    card: 'picture',
    width: '4.5rem',
    render: ({ hue }) => (
      <Picture src={demoPicture(hue)} alt="" ratio="3 / 2" colour="#d9b48f" className="rounded-xs" />
    ),
  },
  {
    id: 'title',
    title: 'Title',
    isRowHeader: true,
    isSortable: true,
    render: ({ title }) => title,
  },
  { id: 'client', title: 'Client', render: ({ client }) => client },
  { id: 'status', title: 'Status', isSortable: true, render: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'start',
    title: 'Start',
    isSortable: true,
    render: ({ start }) => <span className="tabular-nums">{start}</span>,
  },
  { id: 'price', title: 'Price', align: 'end', render: ({ price }) => price },
  {
    id: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    card: 'corner',
    width: '3.5rem',
    render: ({ title }) => (
      <MenuTrigger>
        <IconButton icon={EllipsisVertical} label={`Actions for ${title}`} hasTooltip={false} />
        <Menu>
          <MenuItem icon={Copy}>Duplicate</MenuItem>
          <MenuItem icon={Trash2} isDanger>
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
]

export function TableSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [sort, setSort] = useState<TableSort>({ column: 'start', direction: 'ascending' })
  const [page, setPage] = useState(3)
  const [perPage, setPerPage] = useState(25)
  return (
    <Section title="Lists">
      <PageHeader title="Itineraries" count={1284} crumbs={[{ label: 'Home', href: '/' }]} />
      <Table
        label="Itineraries"
        columns={COLUMNS}
        rows={ITINERARIES}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => `/itineraries/${id}`}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
      />
      <Pagination
        label="Itineraries"
        page={page}
        pageCount={52}
        from={(page - 1) * perPage + 1}
        to={page * perPage}
        total={1284}
        onPageChange={setPage}
        perPage={perPage}
        onPerPageChange={setPerPage}
      />
    </Section>
  )
}
