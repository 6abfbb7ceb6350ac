"""OpenStack Swift with its S3 API in one process on loopback, for tests. Prints its port and stops with its standard input."""
import os
import sys

import eventlet
eventlet.monkey_patch()

from eventlet import wsgi, listen
from swift.common import utils
from swift.common.ring import RingBuilder

home = sys.argv[1]
devices = os.path.join(home, "devices")
os.makedirs(os.path.join(devices, "d1"))


def write(name, text):
    with open(os.path.join(home, name), "w") as file:
        file.write(text)


write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n"
      "[storage-policy:0]\nname = only\ndefault = yes\n")
utils.set_swift_dir(home)

from swift.common import storage_policy
storage_policy.reload_storage_policies()

sockets = {name: listen(("127.0.0.1", 0)) for name in ("account", "container", "object", "proxy")}
ports = {name: socket.getsockname()[1] for name, socket in sockets.items()}

for name in ("account", "container", "object"):
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=0)
    ring.add_dev({"region": 1, "zone": 1, "weight": 1, "device": "d1", "ip": "127.0.0.1", "port": ports[name]})
    ring.rebalance()
    ring.get_ring().save(os.path.join(home, name + ".ring.gz"))

common = {"swift_dir": home, "devices": devices, "mount_check": "false", "disable_fallocate": "true",
          "log_level": "CRITICAL", "workers": "0"}

from swift.account.server import app_factory as account
from swift.container.server import app_factory as container
from swift.obj.server import app_factory as object_
from swift.common.wsgi import loadapp

write("proxy.conf", f"""
[DEFAULT]
swift_dir = {home}
log_level = CRITICAL
[pipeline:main]
pipeline = catch_errors s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
""")

class Cache:
    """What Swift would keep in memcached."""

    def __init__(self):
        self.values = {}

    def get(self, key, raise_on_error=False):
        return self.values.get(key)

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.values[key] = value

    def delete(self, key, server_key=None):
        self.values.pop(key, None)


cache = Cache()


def with_cache(app):
    def run(env, start_response):
        env["swift.cache"] = cache
        return app(env, start_response)
    return run


apps = {"account": account(common), "container": container(common), "object": object_(common),
        "proxy": with_cache(loadapp(os.path.join(home, "proxy.conf")))}
silent = open(os.devnull, "w")
for name, app in apps.items():
    eventlet.spawn(wsgi.server, sockets[name], app, log=silent, log_output=False)

print(ports["proxy"], flush=True)
eventlet.tpool.execute(sys.stdin.read)
