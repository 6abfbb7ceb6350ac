-- Words of deleted jobs, former titles and former names. Tasks delete later ones.
DELETE FROM job_words WHERE word NOT IN (
  SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(j.title || ' ' || array_to_text(j.skills) || ' '
    || array_to_text(j.position_skills) || ' ' || array_to_text(j.position_roles))))) FROM jobs j);
--> statement-breakpoint
DELETE FROM search_words WHERE word NOT IN (
  SELECT unnest(tsvector_to_array(to_tsvector('simple', said)) || tsvector_to_array(to_tsvector('words', said)))
  FROM users u, searchable(concat_ws(' ', u.first_name, u.last_name, array_to_text(u.skills), u.major, u.program)) said);
