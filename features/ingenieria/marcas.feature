# language: es
Característica: Más de una marca
  De lo mismo construido se publican varias marcas, cada una con su nombre, su logo, su color y sus palabras.

  Regla: Cada marca se ve con lo suyo

    @OPS-02
    Esquema del escenario: El logo está arriba, antes de ingresar y después
      Dado que la marca es "Crédito Norte", con logo
      Y que <quién>
      Cuando abre el portal
      Entonces arriba, en lugar de la marca, está el logo de "Crédito Norte"
      Y el logo es "/marca/logo.svg", y en páginas oscuras "/marca/logo-dark.svg"
      Y el título de la página termina en "Crédito Norte"

      Ejemplos:
        | quién                             |
        | nadie ingresó                     |
        | Marta ingresó y está en "el inicio" |

    @OPS-02
    Escenario: Sin logo quedan la marca y el nombre
      Dado que la marca es "Crédito Norte", sin logo
      Y que nadie ingresó
      Cuando abre el portal
      Entonces arriba lee "Crédito Norte"

    @OPS-02
    Escenario: La pantalla que pide el DNI dice lo que escribió el prestamista
      Dado que el prestamista escribió al ingresar "Entrá a Norte" y "Con tu DNI alcanza."
      Y que nadie ingresó
      Cuando abre el portal
      Entonces ve la pantalla "Entrá a Norte"
      Y en la pantalla lee "Con tu DNI alcanza."

    @OPS-02
    Escenario: La frase de la apertura es la suya
      Dado que el prestamista escribió en "slogan" "Del norte, para vos."
      Cuando abre "/splash" en un celular
      Entonces en la pantalla lee "Del norte, para vos."

    @OPS-02
    Escenario: A quien no es cliente se le dice con sus palabras
      Dado que el prestamista escribió en "notACustomer" "Este portal es para clientes de Norte."
      Y que nadie ingresó
      Cuando dice que todavía no es cliente
      Entonces en la pantalla lee "Este portal es para clientes de Norte."

    @OPS-02
    Escenario: La ayuda dice a qué número llamar y cuándo atienden
      Dado que el prestamista atiende en el "0810 555 0100", "De lunes a viernes, de 9 a 18."
      Y que Marta ingresó y está en "la ayuda"
      Cuando abre el portal
      Entonces puede llamar al "0810 555 0100", que marca "tel:08105550100"
      Y en la pantalla lee "De lunes a viernes, de 9 a 18."

  Regla: Lo que está mal escrito se nombra

    @OPS-02 @GEN-08
    Esquema del escenario: Una clave de la marca equivocada
      Cuando se lee la configuración con "<clave>" en <valor>
      Entonces la explicación es 'Revisá la clave "<clave>" del archivo config.json.'

      Ejemplos:
        | clave             | valor                            |
        | logo.light        | "https://otro.example/logo.svg"  |
        | logo.light        | "/marca/logo.exe"                |
        | shortName         | "Crédito del Norte"              |
        | phoneNumber       | "llamanos"                       |
        | texts.login.title | ""                               |
        | texts.inventado   | "x"                              |
