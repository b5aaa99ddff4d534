-- What was published before has nothing to read along.
update publications set content = content || '{"guides": [], "pages": []}';
