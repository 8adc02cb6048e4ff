Feature: The list of documents can be taken home before one begins
  Who knows what a funder asks for can gather it with colleagues. The list comes as a spreadsheet, the letters as
  templates that already name the parties; where they cannot be had, the hotline is named.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Once the funder is known, what is asked for can be downloaded

    Scenario: Nothing is offered before something is chosen
      When Zhou Siyuan looks at what may be chosen
      Then no list of documents is offered

    @wire
    Scenario: The list of what a funder asks for
      When Zhou Siyuan chooses "RX6101-2026-00871"
      And Zhou Siyuan downloads the list of documents
      Then a file "List of documents.xlsx" is saved

    @wire
    Scenario: A funder whose standards are older gives its list out, too
      When Zhou Siyuan chooses "RX6101-2026-00874"
      And Zhou Siyuan downloads the list of documents
      Then a file "List of documents.xlsx" is saved

    Scenario: A template for what is chosen
      When Zhou Siyuan chooses "RX6101-2026-00871"
      And Zhou Siyuan downloads the template of "融资申请授权书"
      Then a file "融资申请授权书-长屿银行股份有限公司.pdf" is saved

    @wire
    Scenario: A template that is edited before it is signed comes as a text document
      When Zhou Siyuan chooses "RX6101-2026-00874"
      And Zhou Siyuan downloads the template of "融资申请授权书"
      Then a file "融资申请授权书-禾泽商业保理(天津)有限公司.docx" is saved

    @wire
    Scenario: Of a package, list and templates are its own
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan downloads the package's list of documents
      Then a file that names the package is saved
      When Zhou Siyuan downloads the package's template of "融资申请授权书"
      Then a file that names the package is saved
      And nothing of it has become a document of the package

  Rule: Where it cannot be had, it is said why, or whom to call

    Scenario: What a funder has not published
      When Zhou Siyuan chooses "RX1101-2026-00310"
      Then no list of documents is offered because "The funder has not published this list of documents yet."

    Scenario: A download that comes to nothing
      When Zhou Siyuan chooses "RX6101-2026-00871"
      And the connection is lost, and Zhou Siyuan downloads the list of documents
      Then Zhou Siyuan hears of the download "Download failed, call customer service 40000-95533 to get the materials list"
