# Lets CMS load a task as its importer does, without a database; then runs the task's solutions with the checker that the loader
# compiled, and lets CMS score them. What a solution gets for each subtask has to be what solutions.json of the task foretells.
# Arguments: a clone of CMS, and the folder of the task.
import io
import json
import logging
import os
import subprocess
import sys
import tempfile
import types

home, folder = sys.argv[1:]
told_jury = []
counted = {"errors": 0, "warnings": 0}

# It is warned of in every task whose programs are not compiled with others.
USUAL = "Grader folder was not found"


class Counting(logging.Handler):
    def emit(self, record):
        text = record.getMessage()
        if record.levelno >= logging.WARNING and text != USUAL:
            kind = "errors" if record.levelno >= logging.ERROR else "warnings"
            tell(kind, "the loader says: " + text)


def tell(kind, text):
    counted[kind] += 1
    print(kind[:-1].upper() + " " + text)


class Record:
    """In place of a row of the database: keeps what it is made of."""

    def __init__(self, *values, **named):
        self.values = values
        self.__dict__.update(named)


class Files:
    """In place of the store of files: keeps each below its digest, which is its path here."""

    def __init__(self, store):
        self.store = store

    def put_file_content(self, content, description=""):
        path = os.path.join(self.store, str(len(os.listdir(self.store))))
        with open(path, "wb") as file:
            file.write(content)
        os.chmod(path, 0o755)
        return path

    def put_file_from_path(self, path, description=""):
        with open(path, "rb") as file:
            return self.put_file_content(file.read())


def put(name, **values):
    module = types.ModuleType(name)
    module.__dict__.update(values)
    path = os.path.join(home, *name.split("."))
    if os.path.isdir(path):
        # What is below it is CMS' own, but not what it starts with, which wants a database.
        module.__path__ = [path]
    sys.modules[name] = module
    return module


def stand_ins():
    levels = ["FULL", "RESTRICTED", "OI_RESTRICTED"]
    config = types.SimpleNamespace()
    put("cms", config=config, **{"FEEDBACK_LEVEL_" + one: one.lower() for one in levels})
    rows = ["Task", "Dataset", "Manager", "Testcase", "Attachment", "Statement", "SubmissionResult"]
    put("cms.db", **{one: Record for one in rows})
    put("cms.db.contest", Contest=Record)
    put("cms.db.task", Task=Record)
    put("cms.db.user", User=Record, Team=Record)
    put("cms.db.filecacher", FileCacher=Files)
    put("cms.locale", Translation=object, DEFAULT_TRANSLATION=None)
    put("cms.server")
    environment = types.SimpleNamespace(from_string=lambda text: text)
    put("cms.server.jinja2_toolbox", GLOBAL_ENVIRONMENT=environment)
    put("jinja2", Template=str)
    put("cms.grading")
    message = types.SimpleNamespace(message="")
    put("cms.grading.steps", EVALUATION_MESSAGES={"timeout": message})
    put("cms.grading.Sandbox", Sandbox=object)
    put("cms.grading.steps.evaluation", EVALUATION_MESSAGES={})
    put("cms.grading.steps.utils", generic_step=None)
    put("cms.grading.steps.stats", StatsDict=dict)
    scoretypes = put("cms.grading.scoretypes")
    put("cmscontrib")
    put("cmscontrib.loaders")
    sys.path.insert(0, home)
    from cms.grading.scoretypes import abc

    scoretypes.ScoreTypeGroup = abc.ScoreTypeGroup


def command_of(path, store):
    if path.endswith(".py"):
        return [sys.executable, path]
    program = os.path.join(store, "program")
    subprocess.run(["g++", "-std=gnu++17", "-O2", "-o", program, path], check=True)
    return [program]


class Said:
    """In place of a sandbox: what a checker said in it."""

    stdout_file, stderr_file = "stdout", "stderr"

    def __init__(self, process):
        self.said = {"stdout": process.stdout, "stderr": process.stderr}

    def get_file_text(self, name):
        return io.TextIOWrapper(io.BytesIO(self.said[name]), encoding="utf-8")


def outcome(command, dataset, testcase, store):
    """What CMS takes from what the checker of the task says of a program's output."""
    from cms.grading.steps.trusted import extract_outcome_and_text

    _, _, given, expected = testcase.values
    output = os.path.join(store, "output")
    with open(given, "rb") as source, open(output, "wb") as target:
        limit = dataset.time_limit
        try:
            subprocess.run(command, stdin=source, stdout=target, timeout=limit, check=True)
        except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
            return 0.0
    checker = dataset.managers["checker"].values[1]
    said = subprocess.run([checker, given, expected, output], capture_output=True, check=True)
    found, _, admin_text = extract_outcome_and_text(Said(said))
    # The jury is told of each wrong output, and of no right one.
    if (found < 1) != bool(admin_text):
        tell("errors", f"a test: {found} points, and the jury reads {admin_text!r}")
    told_jury.append(admin_text)
    return found


def evaluated(task, dataset, outcomes):
    evaluations = [
        Record(
            codename=codename,
            outcome=one,
            text=["said"],
            dataset=dataset,
            execution_time=0,
            execution_memory=0,
        )
        for codename, one in outcomes.items()
    ]
    submission = Record(task=task)
    return Record(evaluated=lambda: True, evaluations=evaluations, submission=submission)


def foretold(told, subtasks):
    others = told.get("except", {})
    right = ("correct", "model_solution")
    return [others.get(name, told["verdict"]) in right for name in subtasks]


def main():
    stand_ins()
    from cms.grading.scoretypes.GroupMin import GroupMin
    from cmscontrib.loaders.tps import TpsTaskLoader

    logging.getLogger("cmscontrib").addHandler(Counting())
    names = sorted(os.listdir(os.path.join(folder, "subtasks")))
    subtasks = [name.split("-", 1)[1][: -len(".json")] for name in names]
    with open(os.path.join(folder, "solutions.json"), encoding="utf-8") as file:
        solutions = json.load(file)
    with tempfile.TemporaryDirectory() as store, tempfile.TemporaryDirectory() as room:
        if not TpsTaskLoader.detect(folder):
            return tell("errors", "the loader does not know the folder for a task")
        task = TpsTaskLoader(folder, Files(store)).get_task()
        if task is None:
            return tell("errors", "the loader does not load the task")
        dataset = task.active_dataset
        if dataset.task_type_parameters != ["alone", ["", ""], "comparator"]:
            tell("errors", "programs are judged by " + str(dataset.task_type_parameters))
        public = {codename: True for codename in dataset.testcases}
        scoring = GroupMin(dataset.score_type_parameters, public)
        print(f"{len(public)} tests, {len(subtasks)} subtasks, {scoring.max_score:g} points")
        for name, told in solutions.items():
            command = command_of(os.path.join(folder, "solution", name), room)
            outcomes = {
                codename: outcome(command, dataset, testcase, room)
                for codename, testcase in dataset.testcases.items()
            }
            score, seen, *_ = scoring.compute_score(evaluated(task, dataset, outcomes))
            print(f"ran {name}: {score:g} points")
            # Of one test, to be read by who looks at the log.
            print(f"  the jury reads: {next((one for one in told_jury if one), None)}")
            told_jury.clear()
            got = [one["score_fraction"] == 1 for one in seen]
            if got != foretold(told, subtasks):
                tell("errors", f"{name} is right in {got}, not in {foretold(told, subtasks)}")


main()
print("CMS counted {errors} errors, {warnings} warnings".format(**counted), flush=True)
sys.exit(counted["errors"] > 0)
