-- A link may ask for a passcode: its Argon2id hash, with salt and cost.
alter table shares add column passcode_hash text;
