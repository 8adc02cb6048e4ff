Feature: The list of required documents can be downloaded before a package is made
  A user who knows what a funder requires can prepare it with colleagues. The list is a spreadsheet, and the letters
  are templates that already name the parties. Where they are not available, the portal names the hotline.

  Background:
    Given Zhou Siyuan is signed in

  Rule: The list and the templates can be downloaded once the funder is known

    Scenario: No list of documents is offered before a receivable is selected
      When Zhou Siyuan looks at what may be chosen
      Then no list of documents is offered

    @wire
    Scenario: The list of documents that a funder asks for can be downloaded
      When Zhou Siyuan chooses "RX6101-2026-00871"
      And Zhou Siyuan downloads the list of documents
      Then a file "List of documents.xlsx" is saved

    @wire
    Scenario: The list of a funder with older standards can be downloaded
      When Zhou Siyuan chooses "RX6101-2026-00874"
      And Zhou Siyuan downloads the list of documents
      Then a file "List of documents.xlsx" is saved

    Scenario: A template for the selected receivable can be downloaded
      When Zhou Siyuan chooses "RX6101-2026-00871"
      And Zhou Siyuan downloads the template of "融资申请授权书"
      Then a file "融资申请授权书-长屿银行股份有限公司.pdf" is saved

    @wire
    Scenario: A template that is edited before signing is downloaded as a text document
      When Zhou Siyuan chooses "RX6101-2026-00874"
      And Zhou Siyuan downloads the template of "融资申请授权书"
      Then a file "融资申请授权书-禾泽商业保理(天津)有限公司.docx" is saved

    @wire
    Scenario: The list and templates of a package name the package
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan downloads the package's list of documents
      Then a file that names the package is saved
      When Zhou Siyuan downloads the package's template of "融资申请授权书"
      Then a file that names the package is saved
      And nothing of it has become a document of the package

  Rule: The reason or the hotline is given when the list cannot be downloaded

    Scenario: A list that the funder has not published is not offered
      When Zhou Siyuan chooses "RX1101-2026-00310"
      Then no list of documents is offered because "The funder has not published this list of documents yet."

    Scenario: A failed download names the hotline
      When Zhou Siyuan chooses "RX6101-2026-00871"
      And the connection is lost, and Zhou Siyuan downloads the list of documents
      Then Zhou Siyuan hears of the download "Download failed, call customer service 40000-95533 to get the materials list"
