# language: es
Característica: La llegada al inicio
  Antes del inicio va lo que falta para usarlo bien, y desde el inicio se llega a todo.

  Regla: Primero lo que falta

    @HOM-08
    Escenario: Sin contraseña se pide crear una
      Dado que Bruno ingresó
      Cuando abre el portal
      Entonces llega a "la clave nueva"

    @HOM-08
    Escenario: Con todo en orden se ve el inicio
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces llega a "el inicio"

    @HOM-08 @HOM-02
    Escenario: El aviso legal va antes que todo
      Dado que Silvia ingresó
      Cuando abre el portal
      Entonces llega a "el inicio"

  Regla: Todo está a mano

    @HOM-16
    Escenario: Las otras gestiones
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces las otras gestiones son:
        | Enviar un comprobante    |
        | Hacer un reclamo         |
        | Contarnos tu experiencia |

    @HOM-16
    Esquema del escenario: Cada gestión lleva a lo suyo
      Dado que Marta ingresó
      Cuando elige la gestión "<gestión>"
      Entonces llega a "<destino>"

      Ejemplos:
        | gestión                  | destino             |
        | Enviar un comprobante    | /enviar-comprobante |
        | Hacer un reclamo         | /consultas          |
        | Contarnos tu experiencia | /encuesta           |

  Regla: Todos los clientes de la demostración ven su inicio

    @DEM-02
    Esquema del escenario: <nombre>
      Dado que nadie ingresó
      Cuando el capacitador entra como <nombre>
      Entonces la saluda "Hola, <saludo>"

      Ejemplos:
        | nombre | saludo |
        | Elena  | elena  |
        | Carla  | carla  |

      @solo-node
      Ejemplos:
        | nombre   | saludo   |
        | Diego    | diego    |
        | Norma    | norma    |
        | Héctor   | héctor   |
        | Walter   | walter   |
        | Gabriela | gabriela |
        | Tomás    | tomás    |
        | Ramona   | ramona   |
        | Julio    | julio    |
        | Paula    | paula    |
        | Sergio   | sergio   |
        | Irma     | irma     |
        | Nicolás  | nicolás  |
        | Sofía    | sofía    |
        | Iván     | iván     |
