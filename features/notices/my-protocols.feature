@extension
Feature: The user's signed agreements
  Users find the agreements that they signed for their company, as they were signed: the signer, the time and the
  version. They can read an agreement, compare it with the present version, and download it with a page that names the
  signer.

  Rule: All signed agreements are listed with their status

    @journey
    Scenario: A user sees an agreement that was superseded
      Given Zhou Siyuan is signed in
      When Zhou Siyuan looks at the own agreements
      Then the own agreements of Zhou Siyuan hold version "RT2021V1.0" as "Superseded" among others

    Scenario: The agreements of the opened products are listed
      Given Zhou Siyuan is signed in
      When Zhou Siyuan looks at the own agreements
      Then the own agreements of Zhou Siyuan hold those of the opened products "CREDIT, EST" as "In force"

    Scenario: Agreements that a colleague signed for the company are listed, personal ones are not
      Given Xia Zhiwei is signed in
      And Xia Zhiwei looks at the product "Receivables matching"
      And Xia Zhiwei opens it, having read and signed its agreement
      When Jiang Tingxue is signed in
      And Jiang Tingxue looks at the own agreements
      Then of the agreements of Jiang Tingxue only one was signed by another, "夏知微"

    Scenario: A new version must be signed, and the user can object for 48 hours
      Given the company of Zhou Siyuan is asked to sign again
      And Zhou Siyuan is signed in
      When Zhou Siyuan looks at the own agreements
      Then the own agreements of Zhou Siyuan with the platform all stand as "New version to be signed"
      And one may object for 48 hours

  Rule: An agreement is shown as it was signed

    Scenario: The changes since the previous version are shown
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan reads version "RT2022V1.0"
      Then Zhou Siyuan sees that 2 paragraphs were added and 1 was removed

    Scenario: The first version has nothing to compare it with
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan reads version "RT2021V1.0"
      Then Zhou Siyuan has nothing to compare it with

    @wire
    Scenario: An agreement can be downloaded
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan takes version "RT2021V1.0" home
      Then Zhou Siyuan has the file "隐私政策 RT2021V1.0.pdf"

    @wire
    Scenario: All agreements are downloaded in one archive, which is counted until the user views it
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan has all own agreements gathered
      Then 1 archive of agreements waits for Zhou Siyuan
      When Zhou Siyuan looks at what was gathered of the agreements
      Then 0 archives of agreements wait for Zhou Siyuan
      And what Zhou Siyuan takes home holds "隐私政策 RT2021V1.0.pdf" and "隐私政策 RT2022V1.0.pdf"
