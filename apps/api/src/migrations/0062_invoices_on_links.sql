-- Whether the page of a link shows the invoices and payments of its recipient. A link may be forwarded, so that is off until a member turns it on.
alter table shares add column shows_invoices boolean not null default false;
