-- Run once, by Patroni, on the first primary. Callboard's role owns its database and is no superuser.
CREATE ROLE callboard LOGIN PASSWORD '{{callboardPassword}}';
CREATE DATABASE callboard OWNER callboard;
