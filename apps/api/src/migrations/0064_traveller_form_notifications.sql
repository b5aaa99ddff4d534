-- Members are notified when a traveller has filled in their form.
alter table notifications
  add column traveller_form uuid,
  add foreign key (tenant, traveller_form) references traveller_forms (tenant, uuid) on delete cascade,
  add unique (tenant, traveller_form, member),
  drop constraint notifications_kind_check,
  add check (kind in ('mention', 'reply', 'question', 'details')),
  drop constraint notifications_check,
  add check (num_nonnulls(comment, message, traveller_form) = 1);
