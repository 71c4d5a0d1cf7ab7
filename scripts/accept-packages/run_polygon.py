# Does with a package what Polygon does with its programs, by the real testlib.h: compiles all, lets the validator judge the tests
# and the inputs that have to be refused, runs each solution on each test, with the interactor where there is one, and lets the
# checker decide. What comes out has to be what the tag of the solution says.
# Arguments: a clone of testlib, and the folder of the package.
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

testlib, folder = sys.argv[1:]
errors = 0


def tell(text):
    global errors
    errors += 1
    print("ERROR " + text)


def command_of(path, room):
    path = os.path.join(folder, path)
    if path.endswith(".py"):
        return [sys.executable, path]
    program = os.path.join(room, os.path.basename(path) + ".out")
    subprocess.run(["g++", "-std=gnu++17", "-O2", "-I", testlib, "-o", program, path], check=True)
    return [program]


def is_valid(validator, path):
    with open(path, "rb") as text:
        return subprocess.run(validator, stdin=text, capture_output=True).returncode == 0


def run_alone(command, given, output, seconds):
    with open(given, "rb") as source, open(output, "wb") as target:
        subprocess.run(command, stdin=source, stdout=target, timeout=seconds, check=True)


def run_with(interactor, command, given, output, answer, seconds):
    """The exit code of the interactor; what it leaves for the checker is in the output."""
    to_program, to_interactor = os.pipe(), os.pipe()
    told = [*interactor, given, output, answer]
    one = subprocess.Popen(told, stdin=to_interactor[0], stdout=to_program[1], stderr=subprocess.DEVNULL)
    other = subprocess.Popen(command, stdin=to_program[0], stdout=to_interactor[1], stderr=subprocess.DEVNULL)
    for end in (*to_program, *to_interactor):
        os.close(end)
    try:
        code = one.wait(seconds)
        other.wait(seconds)
        return code
    finally:
        for process in (one, other):
            process.kill()
            process.wait()


def is_content(name, code, said=b""):
    """Whether the checker or interactor found nothing wrong; it fails itself where the code says neither that nor what is wrong."""
    if code not in (0, 1, 2):
        tell("the {} fails: exit code {} {!r}".format(name, code, said))
    return code == 0


def is_accepted(programs, command, given, room, seconds):
    output, answer = os.path.join(room, "output"), given + ".a"
    try:
        if programs["interactor"] is None:
            run_alone(command, given, output, seconds)
        else:
            code = run_with(programs["interactor"], command, given, output, answer, seconds)
            if not is_content("interactor", code):
                return False
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as problem:
        tell("a solution ends otherwise: {}".format(problem))
        return False
    checked = subprocess.run([*programs["checker"], given, output, answer], capture_output=True)
    return is_content("checker", checked.returncode, checked.stderr)


def main():
    problem = ElementTree.parse(os.path.join(folder, "problem.xml")).getroot()
    with tempfile.TemporaryDirectory() as room:
        assets = problem.find("assets")
        places = {"checker": "checker", "validator": "validators/validator", "interactor": "interactor"}
        sources = {name: assets.find(place + "/source") for name, place in places.items()}
        programs = {
            name: None if source is None else command_of(source.get("path"), room)
            for name, source in sources.items()
        }
        testset = problem.find("judging/testset")
        count = int(testset.find("test-count").text)
        pattern = testset.find("input-path-pattern").text
        seconds = int(testset.find("time-limit").text) / 1000
        tests = [os.path.join(folder, pattern % number) for number in range(1, count + 1)]
        for path in tests:
            if not is_valid(programs["validator"], path):
                tell("the validator refuses " + path)
        refused = os.path.join(folder, "files/tests/validator-tests")
        names = sorted(os.listdir(refused)) if os.path.isdir(refused) else []
        for name in names:
            if is_valid(programs["validator"], os.path.join(refused, name)):
                tell("the validator accepts " + name)
        print("{} tests, {} inputs to refuse".format(count, len(names)))
        for solution in assets.iter("solution"):
            path, tag = solution.find("source").get("path"), solution.get("tag")
            command = command_of(path, room)
            seen = [is_accepted(programs, command, test, room, seconds) for test in tests]
            print("ran {}: {} of {} tests".format(os.path.basename(path), sum(seen), count))
            if all(seen) != (tag in ("main", "accepted")):
                tell("{} has the tag {}".format(path, tag))


main()
print("testlib counted {} errors, 0 warnings".format(errors), flush=True)
sys.exit(errors > 0)
